"""The weather tools against recorded answers of Open-Meteo and NOAA, and against all that can go wrong with these."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from steward.contracts.errors import ToolFailed
from steward.tools.internet.coordinates import degrees
from tests.support.upstreams import Fault, World, a_world, every_fault

SEARCH, FORECAST = "/geocoding/v1/search", "/openmeteo/v1/forecast"
POINT, CELL = "/noaa/points/39.74,-104.99", "/noaa/gridpoints/BOU/63,62/forecast"
DENVER = {"latitude": 39.74, "longitude": -104.99}
BERLIN = {"latitude": 52.52437, "longitude": 13.41053}


@pytest.fixture
async def world() -> AsyncIterator[World]:
    async with a_world("geocoding", "openmeteo", "noaa") as made:
        serve_all(made)
        yield made


def serve_all(world: World) -> None:
    world.serve(SEARCH, "open_meteo/search_berlin.json")
    world.serve(FORECAST, "open_meteo/forecast.json")
    world.serve(POINT, "noaa/points_denver.json")
    world.serve(CELL, "noaa/forecast_denver.json")


@pytest.mark.requirement("weather.by-name", "weather.readable")
async def test_the_weather_of_a_place_is_told_by_its_name(world: World) -> None:
    answer = await world.call("get_weather", location="Berlin", days=2)
    assert answer.result == {
        "location": "Berlin, State of Berlin, Germany",
        "latitude": 52.52437,
        "longitude": 13.41053,
        "timezone": "Europe/Berlin",
        "units": {"temperature": "°C", "wind_speed": "km/h", "precipitation": "mm"},
        "current": {
            "time": "2025-11-20T16:30",
            "temperature": 3.4,
            "feels_like": -0.2,
            "condition": "light rain",
            "humidity": 81,
            "precipitation": 0.1,
            "wind_speed": 14.8,
        },
        "forecast": [
            {
                "date": "2025-11-20",
                "condition": "light rain",
                "temp_min": 0.3,
                "temp_max": 4.1,
                "precipitation": 2.4,
                "precipitation_probability": 88,
                "wind_speed": 22.3,
            },
            {
                "date": "2025-11-21",
                "condition": "snow",
                "temp_min": -2.6,
                "temp_max": 0.8,
                "precipitation": 5.1,
                "precipitation_probability": 97,
                "wind_speed": 18.0,
            },
        ],
        "later": [answer.result["later"][0] | {"date": "2025-11-22", "temp_max": 1.9}],
    }
    assert answer.message.splitlines() == [
        "Berlin, State of Berlin, Germany, now: light rain, 3.4 °C, wind 14.8 km/h",
        "2025-11-20: light rain, 0.3 to 4.1 °C, rain 88 %, wind 22.3 km/h",
        "2025-11-21: snow, -2.6 to 0.8 °C, rain 97 %, wind 18 km/h",
    ]


@pytest.mark.requirement("weather.by-name")
async def test_the_forecast_is_asked_for_a_week_and_more_where_wanted_in_the_places_own_time(world: World) -> None:
    await world.call("get_weather", location="Berlin", days=10)
    await world.call("get_weather", location="Berlin")
    asked = [request.query for request in world.asked if request.path == FORECAST]
    assert [query["forecast_days"] for query in asked] == ["10", "8"]
    assert {query["timezone"] for query in asked} == {"auto"}
    assert (asked[0]["latitude"], asked[0]["longitude"]) == ("52.5244", "13.4105")


@pytest.mark.requirement("weather.which-place")
@pytest.mark.parametrize(
    ("location", "taken"),
    [
        ("Portland", "Portland, Oregon, United States"),
        ("Portland, Maine", "Portland, Maine, United States"),
        ("portland, ME", "Portland, Maine, United States"),
        ("Portland, OR, USA", "Portland, Oregon, United States"),
        ("Portland, Australia", "Portland, Victoria, Australia"),
        ("Portland, Victoria, AU", "Portland, Victoria, Australia"),
    ],
)
async def test_the_words_after_a_comma_tell_which_place_is_meant(world: World, location: str, taken: str) -> None:
    world.serve(SEARCH, "open_meteo/search_portland.json")
    answer = await world.call("get_weather", location=location)
    assert answer.result["location"] == taken
    assert {request.query["name"].casefold() for request in world.asked if request.path == SEARCH} == {"portland"}


@pytest.mark.requirement("weather.which-place")
async def test_a_part_of_a_regions_name_will_do_unless_it_names_another_state(world: World) -> None:
    world.serve(SEARCH, "open_meteo/search_charleston.json")
    answer = await world.call("get_weather", location="Charleston, Carolina")
    assert answer.result["location"] == "Charleston, South Carolina, United States"
    error = await world.refusal("get_weather", location="Charleston, Virginia")
    assert isinstance(error, ToolFailed)
    assert "Charleston, West Virginia, United States" in error.detail


@pytest.mark.requirement("weather.which-place")
@pytest.mark.parametrize(
    ("location", "heads", "taken"),
    [
        ("Charleston WV", ["Charleston"], "Charleston, West Virginia, United States"),
        ("Charleston South Carolina", ["Charleston South", "Charleston"], "Charleston, South Carolina, United States"),
    ],
)
async def test_a_region_without_a_comma_is_understood_too(
    world: World, location: str, heads: list[str], taken: str
) -> None:
    nothing = dict.fromkeys([location, *heads], "open_meteo/search_nothing.json")
    world.serve_by(SEARCH, "name", nothing | {"Charleston": "open_meteo/search_charleston.json"})
    answer = await world.call("get_weather", location=location)
    assert answer.result["location"] == taken
    assert [request.query["name"] for request in world.asked if request.path == SEARCH] == [location, *heads]


@pytest.mark.requirement("weather.which-place")
async def test_a_country_may_be_named_in_another_language(world: World) -> None:
    languages = {"en": "open_meteo/search_berlin.json", "de": "open_meteo/search_berlin_de.json"}
    world.serve_by(SEARCH, "language", languages)
    answer = await world.call("get_weather", location="Berlin, Deutschland")
    assert answer.result["location"] == "Berlin, Land Berlin, Deutschland"


@pytest.mark.requirement("weather.no-such-place")
async def test_a_place_that_is_not_there_is_refused_with_what_to_do(world: World) -> None:
    world.serve(SEARCH, "open_meteo/search_nothing.json")
    error = await world.refusal("get_weather", location="Xyzzyville")
    assert isinstance(error, ToolFailed)
    assert "Xyzzyville" in error.detail
    assert "nearest town" in error.detail


@pytest.mark.requirement("weather.no-such-place")
async def test_a_place_of_another_region_is_refused_with_those_there_are(world: World) -> None:
    world.serve(SEARCH, "open_meteo/search_portland.json")
    error = await world.refusal("get_weather", location="Portland, Narnia")
    assert isinstance(error, ToolFailed)
    assert "Portland, Maine, United States" in error.detail
    assert FORECAST not in [request.path for request in world.asked]


async def test_a_place_without_a_name_is_refused_without_asking(world: World) -> None:
    assert isinstance(await world.refusal("get_weather", location=" , "), ToolFailed)
    assert world.asked == []


@pytest.mark.requirement("weather.by-point")
async def test_a_forecast_for_a_point_asks_for_that_point_alone(world: World) -> None:
    answer = await world.call("get_weather_openmeteo", **BERLIN, forecast_days=1)
    assert (answer.result["latitude"], answer.result["longitude"]) == (52.52437, 13.41053)
    assert [day["date"] for day in answer.result["forecast"]] == ["2025-11-20"]
    (request,) = world.asked
    assert (request.query["latitude"], request.query["longitude"]) == ("52.5244", "13.4105")


@pytest.mark.requirement("weather.codes")
@pytest.mark.parametrize("code", ["4", "1000000", "-1", "null"])
async def test_a_weather_code_nobody_knows_is_left_out(world: World, code: str) -> None:
    day = f'"time": ["2025-11-20"], "weather_code": [{code}], "temperature_2m_max": [4.1], "temperature_2m_min": [null]'
    now = f'"time": "2025-11-20T16:30", "temperature_2m": 3.4, "weather_code": {code}'
    world.serve_text(FORECAST, f'{{"timezone": "GMT", "current": {{{now}}}, "daily": {{{day}}}}}')
    answer = await world.call("get_weather_openmeteo", **BERLIN)
    assert answer.result["current"] == {"time": "2025-11-20T16:30", "temperature": 3.4}
    assert answer.result["forecast"] == [{"date": "2025-11-20", "temp_max": 4.1}]


@pytest.mark.requirement("weather.garbage")
@pytest.mark.parametrize(
    "body",
    [
        "{}",
        '{"timezone": "GMT"}',
        '{"timezone": "GMT", "daily": {"time": ["soon"]}}',
        '{"timezone": "GMT", "daily": {"time": ["2025-11-20"], "temperature_2m_max": [1e999]}}',
        '{"timezone": "GMT", "daily": {"time": ["2025-11-20"], "temperature_2m_max": ["warm"]}}',
    ],
)
async def test_a_forecast_that_does_not_fit_is_refused(world: World, body: str) -> None:
    world.serve_text(FORECAST, body)
    error = await world.refusal("get_weather_openmeteo", **BERLIN)
    assert isinstance(error, ToolFailed)
    assert "another form" in error.detail


async def test_what_open_meteo_refuses_is_told_in_its_words(world: World) -> None:
    world.serve(FORECAST, "open_meteo/error.json", status=400)
    error = await world.refusal("get_weather_openmeteo", **BERLIN, forecast_days=16)
    assert isinstance(error, ToolFailed)
    assert "Forecast days is invalid" in error.detail


@pytest.mark.requirement("weather.noaa", "weather.readable")
async def test_noaa_is_asked_for_the_cell_of_the_point_and_then_for_its_forecast(world: World) -> None:
    answer = await world.call("get_weather_noaa", latitude=39.7400001, longitude=-104.99)
    assert [request.path for request in world.asked] == [POINT, CELL]
    assert world.asked[1].query == {"units": "si"}
    assert world.asked[0].headers["user-agent"] == "steward-tests/1"
    assert answer.result["location"] == "Denver, CO"
    assert answer.result["periods"][1] == {
        "name": "Tonight",
        "start_time": "2025-11-20T18:00:00-07:00",
        "temperature": -1,
        "temperature_unit": "C",
        "condition": "Chance Rain And Snow Showers",
        "wind_speed": "6 km/h",
        "wind_direction": "S",
        "precipitation_probability": 40,
        "details": "A chance of rain and snow showers after 11pm. Mostly cloudy, with a low around -1.",
    }
    assert answer.message.splitlines()[:2] == ["Forecast of NOAA for Denver, CO:", "Today: Partly Sunny, 9 °C"]


@pytest.mark.requirement("weather.noaa")
async def test_noaas_refusal_of_a_point_elsewhere_says_what_to_do(world: World) -> None:
    world.serve("/noaa/points/51.5074,-0.1278", "noaa/points_outside.json", 404, "application/problem+json")
    error = await world.refusal("get_weather_noaa", latitude=51.50735, longitude=-0.12776)
    assert isinstance(error, ToolFailed)
    assert "United States" in error.detail
    assert "get_weather" in error.detail


@pytest.mark.requirement("weather.noaa-stays-on-its-host")
@pytest.mark.parametrize(
    "address",
    [
        "https://api.weather.gov/gridpoints/../../admin",
        "https://evil.example/steal?from=/gridpoints/BOU/63,62/forecast",
        "file:///etc/passwd",
        "",
    ],
)
async def test_an_address_that_is_no_forecast_is_not_followed(world: World, address: str) -> None:
    world.serve_text(POINT, f'{{"properties": {{"forecast": "{address}"}}}}')
    assert isinstance(await world.refusal("get_weather_noaa", **DENVER), ToolFailed)
    assert len(world.asked) == 1


@pytest.mark.requirement("weather.noaa-stays-on-its-host")
async def test_a_forecast_on_another_host_is_asked_of_the_configured_one(world: World) -> None:
    world.serve_text(POINT, '{"properties": {"forecast": "https://evil.example/gridpoints/BOU/63,62/forecast"}}')
    answer = await world.call("get_weather_noaa", **DENVER)
    assert world.asked[1].path == CELL
    assert len(answer.result["periods"]) == 3


CALLS = [
    ("get_weather", {"location": "Berlin"}, SEARCH),
    ("get_weather", {"location": "Berlin"}, FORECAST),
    ("get_weather_openmeteo", BERLIN, FORECAST),
    ("get_weather_noaa", DENVER, POINT),
    ("get_weather_noaa", DENVER, CELL),
]


@pytest.mark.requirement("weather.faults")
@every_fault
@pytest.mark.parametrize(("tool", "args", "path"), CALLS, ids=[f"{tool}-{path}" for tool, _, path in CALLS])
async def test_a_service_that_goes_wrong_is_told_apart(
    fault: Fault, tool: str, args: dict[str, Any], path: str
) -> None:
    async with a_world("geocoding", "openmeteo", "noaa", timeout_s=fault.timeout_s) as world:
        serve_all(world)
        world.break_off(path, fault)
        await world.expect(fault, tool, **args)


@pytest.mark.requirement("weather.unconfigured")
@pytest.mark.parametrize(
    ("tool", "args", "service"),
    [
        ("get_weather", {"location": "Berlin"}, "geocoding"),
        ("get_weather_openmeteo", BERLIN, "openmeteo"),
        ("get_weather_noaa", DENVER, "noaa"),
    ],
)
async def test_a_service_that_is_not_configured_is_named(tool: str, args: dict[str, Any], service: str) -> None:
    async with a_world(unset=[service]) as world:
        error = await world.refusal(tool, **args)
    assert isinstance(error, ToolFailed)
    assert f"STEWARD_{service.upper()}_URL" in error.detail


@pytest.mark.requirement("weather.nothing-else-is-sent")
async def test_no_request_tells_more_than_what_was_asked(world: World) -> None:
    world.serve(SEARCH, "open_meteo/search_portland.json")
    await world.call("get_weather", location="Portland, Maine", days=2)
    await world.call("get_weather_openmeteo", **BERLIN, forecast_days=2)
    await world.call("get_weather_noaa", **DENVER)
    who = *world.ctx.owner.ids, world.ctx.idempotency_key, world.ctx.requester.timezone
    for request in world.asked:
        assert request.body == b""
        assert set(request.headers) <= {"host", "accept", "accept-encoding", "connection", "user-agent"}
        said = {*request.query.values(), *request.path.split("/"), *request.headers.values()}
        assert not said & set(who)
    names = [request.query["name"] for request in world.asked if request.path == SEARCH]
    assert names == ["Portland"]


@pytest.mark.requirement("weather.nothing-else-is-sent")
@given(st.floats(-180, 180))
def test_coordinates_are_sent_with_four_decimals_at_most(value: float) -> None:
    text = degrees(value)
    assert abs(float(text) - value) <= 0.000_05 + 1e-12
    assert len(text.partition(".")[2]) <= 4
    assert not text.endswith((".", "-0"))
    assert "e" not in text
