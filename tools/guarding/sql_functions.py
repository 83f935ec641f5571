"""The functions of PostgreSQL a query of run_sql may call, beside those that are part of SQL itself.

A list of what is known to be harmless, not of what is known to harm: a function that is not here may write, wait, read
files or run a text as SQL. Every name is one of pg_catalog, and none of them is volatile but those of `CHANGING`.
"""

from __future__ import annotations

from typing import Final

CHANGING: Final = frozenset({"clock_timestamp", "gen_random_uuid", "random", "uuidv4", "uuidv7"})
"""Volatile since they answer differently each time; they change nothing."""

_NUMBERS: Final = """
abs acos acosd acosh asin asind asinh atan atan2 atan2d atand atanh bit_count cbrt ceil ceiling cos cosd cosh cot cotd
degrees div erf erfc exp factorial floor gcd lcm ln log log10 min_scale mod pi pow power radians round scale sign sin
sind sinh sqrt tan tand tanh trim_scale trunc width_bucket
"""
_TEXTS: Final = """
ascii bit_length btrim char_length character_length chr concat concat_ws convert_from convert_to decode encode format
get_bit get_byte initcap is_normalized left length like lower lpad ltrim md5 normalize num_nonnulls num_nulls
octet_length overlay position quote_ident quote_literal quote_nullable regexp_count regexp_instr regexp_like
regexp_match regexp_matches regexp_replace regexp_split_to_array regexp_split_to_table regexp_substr repeat replace
reverse right rpad rtrim sha224 sha256 sha384 sha512 split_part starts_with string_to_array string_to_table strpos
substr substring textcat to_ascii to_bin to_hex to_oct translate unistr upper
"""
_TIMES: Final = """
age date_add date_bin date_part date_subtract date_trunc extract isfinite justify_days justify_hours justify_interval
make_date make_interval make_time make_timestamp make_timestamptz now overlaps statement_timestamp timezone to_char
to_date to_number to_timestamp transaction_timestamp
"""
_ARRAYS: Final = """
array_append array_cat array_dims array_fill array_length array_lower array_ndims array_position array_positions
array_prepend array_remove array_replace array_to_json array_to_string array_upper cardinality generate_series
generate_subscripts trim_array unnest
"""
_JSON: Final = """
json_array_elements json_array_elements_text json_array_length json_build_array json_build_object json_each
json_each_text json_extract_path json_extract_path_text json_object json_object_keys json_populate_record
json_populate_recordset json_strip_nulls json_to_record json_to_recordset json_typeof jsonb_array_elements
jsonb_array_elements_text jsonb_array_length jsonb_build_array jsonb_build_object jsonb_concat jsonb_contains
jsonb_delete jsonb_each jsonb_each_text jsonb_exists jsonb_exists_all jsonb_exists_any jsonb_extract_path
jsonb_extract_path_text jsonb_insert jsonb_object jsonb_object_keys jsonb_path_exists jsonb_path_match jsonb_path_query
jsonb_path_query_array jsonb_path_query_first jsonb_populate_record jsonb_populate_recordset jsonb_pretty jsonb_set
jsonb_set_lax jsonb_strip_nulls jsonb_to_record jsonb_to_recordset jsonb_typeof row_to_json to_json to_jsonb
"""
_AGGREGATES: Final = """
any_value array_agg avg bit_and bit_or bit_xor bool_and bool_or corr count covar_pop covar_samp cume_dist dense_rank
every first_value json_agg json_object_agg jsonb_agg jsonb_object_agg lag last_value lead max min mode nth_value ntile
percent_rank percentile_cont percentile_disc range_agg range_intersect_agg rank regr_avgx regr_avgy regr_count
regr_intercept regr_r2 regr_slope regr_sxx regr_sxy regr_syy row_number stddev stddev_pop stddev_samp string_agg sum
var_pop var_samp variance
"""
_RANGES_AND_SEARCH: Final = """
abbrev area array_to_tsvector box broadcast center circle daterange diameter family height host hostmask inet_merge
inet_same_family int4range int8range isempty isclosed isopen lower_inc lower_inf masklen netmask network npoints
numnode numrange path phraseto_tsquery plainto_tsquery point polygon querytree radius range_merge set_masklen setweight
slope strip to_tsquery to_tsvector ts_delete ts_filter ts_headline ts_rank ts_rank_cd tsquery_phrase tsrange tstzrange
tsvector_to_array upper_inc upper_inf websearch_to_tsquery width pg_typeof pg_size_pretty
"""

HARMLESS: Final = CHANGING | frozenset(
    " ".join((_NUMBERS, _TEXTS, _TIMES, _ARRAYS, _JSON, _AGGREGATES, _RANGES_AND_SEARCH)).split()
)
"""In lower case, as PostgreSQL folds names that are not quoted."""
