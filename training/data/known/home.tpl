# The house: states, cameras, control.
%list hm_light: kitchen light | kitchen lights | lights in the kitchen | living room lamp | bedroom lights | lamp in the hallway | desk lamp | porch light | lights | light in the bathroom | ceiling light | reading lamp | dining room chandelier | light.kitchen | light.living_room | garden lights | fairy lights | nightstand lamp | lights upstairs | lights in the study | hall light | LED strip | spots in the bathroom | light on the balcony | kids' room lamp | floor lamp
%list hm_switch: coffee machine | TV | television | dishwasher | heater in the garage | Christmas tree | bedroom fan | fan | ceiling fan | air purifier | humidifier | radio | printer | switch.coffee_maker | kettle | washing machine | dryer | water pump | outlet in the office | computer monitor | stereo | electric blanket | sprinkler | oven | fan.bedroom | aquarium pump | router | towel heater | dehumidifier | projector
%list hm_lock: front door | back door | garage door lock | lock.front_door | side door | patio door | door | shed | basement door | apartment door | main entrance | office door | garden gate | safe | lock on the back door | cellar door
%list hm_cover: blinds | bedroom blinds | shutters | blinds in the office | curtains | garage door | cover.garage_door | awning | living room curtains | roof window | skylight | gate | shades in the study | roller shutters upstairs | kitchen blinds | window in the bathroom | driveway gate | sunshade | drapes
%list hm_climate: heating | thermostat | living room thermostat | air conditioning | AC | heating in the bathroom | climate.bedroom | radiator in the office | bedroom AC | floor heating | nursery heating | heat pump | kitchen radiator | air conditioner | upstairs heating | conservatory heater
%list hm_media: music | TV | speakers | kitchen speaker | radio | media_player.living_room | living room speaker | stereo | soundbar | bathroom radio | speaker in the bedroom | television | record player | Sonos in the kitchen | podcast in the kitchen | sound system
%list hm_vac: vacuum | robot vacuum | hoover | vacuum cleaner | vacuum.downstairs | cleaning robot | Roomba | mower | robot mower | lawn mower robot | vacuum upstairs | mopping robot | dust robot | vacuum in the hallway | floor robot
%list hm_timer: dishwasher | washing machine | dryer | coffee machine | sprinkler | irrigation | pool pump | bread maker | rice cooker | oven | fountain | garden watering | ventilation | sauna | slow cooker
%list hm_alarm: alarm | house alarm | burglar alarm | alarm system | alarm_control_panel.home | security system | garage alarm | office alarm | alarm downstairs | home security | intruder alarm | perimeter alarm | motion alarm | shop alarm | cottage alarm
%list hm_room: kitchen | living room | bedroom | bathroom | study | hallway | basement | attic | office | nursery | guest room | garage | dining room | kids' room | laundry room
%list hm_sensor: outdoor temperature | humidity in the basement | temperature in the bedroom | sensor.washing_machine | CO2 in the office | motion sensor in the hallway | water meter | power meter | solar panels | air quality in the nursery | smoke detector | rain sensor | battery of the car | fridge temperature | pool temperature | soil moisture sensor | energy consumption | leak sensor under the sink | freezer temperature | wind sensor
%list hm_cam: front door camera | driveway | backyard camera | garage camera | baby cam | nursery camera | camera.front_door | doorbell | garden camera | kitchen cam | hallway camera | pet camera | gate camera | back yard | porch camera | entrance | camera at the gate | parking lot camera | basement camera | warehouse cam | living room camera | barn camera | camera.backyard | stable cam | side entrance camera
%list hm_camplace: front door | gate | driveway | backyard | garden | garage | porch | nursery | entrance | back door | hallway | pool | parking lot | balcony | side gate | crib | dog basket | mailbox
%list hm_temp: 18 => {"temperature": 18} | 19 => {"temperature": 19} | 20 => {"temperature": 20} | 21 => {"temperature": 21} | 22 => {"temperature": 22} | 23 => {"temperature": 23} | 24 => {"temperature": 24} | 17 degrees => {"temperature": 17} | 18 degrees => {"temperature": 18} | 19.5 degrees => {"temperature": 19.5} | 20 degrees => {"temperature": 20} | 21 degrees => {"temperature": 21} | 21.5 => {"temperature": 21.5} | 22 degrees => {"temperature": 22} | 23 degrees => {"temperature": 23} | 25 degrees => {"temperature": 25} | 16 => {"temperature": 16} | 20° => {"temperature": 20} | 22°C => {"temperature": 22} | 68 => {"temperature": 68} | 70 degrees => {"temperature": 70} | 72 degrees => {"temperature": 72} | twenty degrees => {"temperature": 20} | twenty-one => {"temperature": 21} | twenty two degrees => {"temperature": 22} | nineteen => {"temperature": 19}
%list hm_bright: 10% => {"brightness": 10} | 20% => {"brightness": 20} | 25% => {"brightness": 25} | 30% => {"brightness": 30} | 40% => {"brightness": 40} | 50% => {"brightness": 50} | 60% => {"brightness": 60} | 70% => {"brightness": 70} | 75% => {"brightness": 75} | 80% => {"brightness": 80} | 90% => {"brightness": 90} | 100% => {"brightness": 100} | 15 percent => {"brightness": 15} | 35 percent => {"brightness": 35} | 50 percent => {"brightness": 50} | 65 percent => {"brightness": 65} | half => {"brightness": 50} | forty percent => {"brightness": 40} | full => {"brightness": 100} | 5 percent => {"brightness": 5} | maximum => {"brightness": 100}
%list hm_volume: 5 => {"volume": 5} | 10 => {"volume": 10} | 15 => {"volume": 15} | 20 => {"volume": 20} | 25 => {"volume": 25} | 30 => {"volume": 30} | 35% => {"volume": 35} | 40 => {"volume": 40} | 40% => {"volume": 40} | 50 => {"volume": 50} | 50 percent => {"volume": 50} | 60% => {"volume": 60} | 70 => {"volume": 70} | 80 percent => {"volume": 80} | 20 percent => {"volume": 20} | half => {"volume": 50} | thirty percent => {"volume": 30} | maximum => {"volume": 100} | zero => {"volume": 0}

%tool get_device_state
is the {device_id=hm_light} (on|off|still on|still burning)
did I (leave|forget) the {device_id=hm_switch} on
(is|was) the {device_id=hm_lock} (locked|unlocked|closed|shut)
did (I|anyone|we) lock the {device_id=hm_lock}
are the {device_id=hm_cover} (open|closed|up|down)
(what's|check|show me) the {device_id=hm_sensor}
how (warm|cold|humid) is it in the {device_id=hm_room}
what temperature is the {device_id=hm_climate} (set to|at)
(status|state) of [the] {device_id=device}
{device_id=device} (state|status)?
(has the {device_id=hm_timer} finished|is the {device_id=hm_timer} (done|still running))
is the {device_id=hm_alarm} (armed|on|active|disarmed)
I'm already in the car, did I turn off the {device_id=hm_switch}
what is the {device_id=hm_sensor} (reading|reporting|showing|saying)
can you (check|see|tell me) (if|whether) the {device_id=hm_lock} is (open|locked|closed)
the {device_id=hm_vac}, is it (still cleaning|charging|back in its dock|stuck)
what's playing on the {device_id=hm_media}
how bright is the {device_id=hm_light} (set|right now)
is (anything|something) (running|on) in the {device_id=hm_room}
state of the {device_type:light=light|lamp} called {device_id=hm_room}
{device_type:sensor=sensor} {device_id=id}, what does it say
check device {device_id=device}, type {device_type:switch=switch}
what does the {device_type:climate=thermostat} named {device_id=hm_room} report
is the {device_type:lock=lock} with the id {device_id=code} engaged
the {device_type:vacuum=robot|vacuum} we call {device_id=firstname}: where is it right now
look up entity {device_id=device}, a {device_type:cover=cover}
battery level of the {device_id=hm_vac}
I think I left the {device_id=hm_cover} open, can you check
how much longer does the {device_id=hm_timer} need
tell me how the {device_id=hm_climate} is doing
before I go to bed: is the {device_id=hm_lock} shut
somebody was at the {device_id=hm_lock}, is it still locked
is it on or off, the {device_id=hm_switch}
(any motion|any leak|anything unusual) on the {device_id=hm_sensor}
did the {device_id=hm_sensor} (go up|drop) today
(is|was) it on
did I lock up
check the state of the device

%tool get_camera_stream
show me the {camera_id=hm_cam}
(open|pull up|bring up|start) the {camera_id=hm_cam} (stream|feed|view|picture)
(live|live view|live feed|live picture) (of|from) the {camera_id=hm_cam}
who is at the {camera_id=hm_camplace}
who's (standing|waiting|knocking) at the {camera_id=hm_camplace}
camera {camera_id=hm_camplace}
{camera_id=hm_cam}
{camera_id=hm_cam} live please
what does the {camera_id=hm_cam} see [right now]
let me see the {camera_id=hm_camplace}
I heard a noise by the {camera_id=hm_camplace}, show me the video
I want to look at the {camera_id=hm_camplace} through the camera
is (somebody|someone|anybody) in the {camera_id=hm_camplace}? show the picture
can I (see|watch|get) the {camera_id=hm_cam} [on my phone]
put the {camera_id=hm_cam} on screen
what's going on (at|by|around) the {camera_id=hm_camplace} right now
give me (eyes|a look|a view) on the {camera_id=hm_camplace}
stream {camera_id=hm_cam}
switch to the {camera_id=hm_cam}
is the baby asleep? show me the {camera_id=hm_cam}
the {camera_id=hm_cam}, please, I'm expecting a parcel
video from the {camera_id=hm_camplace}
(check|view) the {camera_id=hm_cam}, I think a delivery came
what's on the {camera_id=hm_cam}
how does the {camera_id=hm_camplace} look on camera
has the parcel been left at the {camera_id=hm_camplace}? let me look at the video
I need the stream of {camera_id=hm_cam}
footage from the {camera_id=hm_cam} now
let me peek (at|into) the {camera_id=hm_camplace} with the cam
what is the dog doing? {camera_id=hm_cam}
someone rang, picture from the {camera_id=hm_camplace}
show me the camera
open a camera stream
can I see the live video
I want to see what the cameras see

%tool control_device
{action:turn_on=turn on|switch on|put on|power on} the {device_id=hm_light}[ please]
{action:turn_off=turn off|switch off|shut off|power down} the {device_id=hm_switch}
turn the {device_id=hm_light} {action:turn_off=off}
switch the {device_id=hm_switch} {action:turn_on=on}
{device_id=hm_light} {action:turn_on=on}
{device_id=hm_light} {action:turn_off=off}
{device_id=hm_switch} {action:turn_off=off} please
{action:turn_off=kill|cut|douse} the {device_id=hm_light}
{action:turn_on=fire up|power up|put on} the {device_id=hm_switch}
it's {action:turn_on=too dark|pitch dark|so dark} in the {device_id=hm_room}
I can't see a thing in the {device_id=hm_room}, {action:turn_on=give me some light}
it's {action:turn_off=too bright} in the {device_id=hm_room}
I'm leaving, {action:turn_off=switch off} the {device_id=hm_switch}
(could|can|would) you {action:turn_on=turn on} the {device_id=hm_switch} (for me|)
{action:toggle=toggle|flip} the {device_id=hm_switch}
{action:toggle=toggle} {device_id=device}
{action:lock=lock|lock up|bolt|secure} the {device_id=hm_lock}
make sure the {device_id=hm_lock} is {action:lock=locked}
{action:unlock=unlock|unbolt} the {device_id=hm_lock}
the delivery guy is here, {action:unlock=let him in through} the {device_id=hm_lock}
my sister is waiting outside, please {action:unlock=unlock} the {device_id=hm_lock}
{action:open=open|raise|pull up|lift} the {device_id=hm_cover}
{action:close=close|shut|lower|pull down} the {device_id=hm_cover}
let some sun in, {action:open=open} the {device_id=hm_cover}
the {device_id=hm_cover} should be {action:close=closed|down} (tonight|now|before it rains)
roll the {device_id=hm_cover} {action:close=down}
{device_id=hm_cover} {action:open=up} please
{action:start=start|run|launch} the {device_id=hm_vac}
{action:start=send} the {device_id=hm_vac} (out|off to work)
the floor is filthy, {action:start=get going with} the {device_id=hm_vac}
{action:start=start} the {device_id=hm_timer}
{action:stop=stop|halt|abort} the {device_id=hm_timer}
{action:stop=stop} the {device_id=hm_vac}, it's too loud
{action:pause=pause|hold} the {device_id=hm_media}
someone is calling, {action:pause=pause} the {device_id=hm_media} for a moment
{action:dim=dim|soften|tone down} the {device_id=hm_light}
{action:dim=dim} the {device_id=hm_light} to {parameters=hm_bright}
movie time, {action:dim=dim} the {device_id=hm_light}
{action:set_brightness=set} the {device_id=hm_light} to {parameters=hm_bright} [brightness]
{device_id=hm_light} {action:set_brightness=to|at} {parameters=hm_bright}
I want the {device_id=hm_light} {action:set_brightness=at} {parameters=hm_bright}
{action:set_brightness=brightness} of the {device_id=hm_light} {parameters=hm_bright}
{action:set_temperature=set|change|adjust|put} the {device_id=hm_climate} to {parameters=hm_temp}
{action:set_temperature=crank|turn} the {device_id=hm_climate} (up|down) to {parameters=hm_temp}
{action:set_temperature=heat|warm} the {device_id=hm_room} (up |)to {parameters=hm_temp}
{action:set_temperature=make it} {parameters=hm_temp} in the {device_id=hm_room}
I'm freezing, {action:set_temperature=make it} {parameters=hm_temp} in the {device_id=hm_room}
{parameters=hm_temp} in the {device_id=hm_room} {action:set_temperature=would be nice}
{device_id=hm_climate} {action:set_temperature=to|at} {parameters=hm_temp} please
I'd like it to be {parameters=hm_temp} in the {device_id=hm_room}, {action:set_temperature=adjust} it
{action:set_temperature=cool} the {device_id=hm_room} (down |)to {parameters=hm_temp}
{action:set_volume=set|put} the {device_id=hm_media} volume to {parameters=hm_volume}
{action:set_volume=volume} of the {device_id=hm_media} to {parameters=hm_volume}
turn the {device_id=hm_media} {action:set_volume=volume} (up|down) to {parameters=hm_volume}
the {device_id=hm_media} is too loud, {action:set_volume=volume} {parameters=hm_volume}
{device_id=hm_media} {action:set_volume=volume} {parameters=hm_volume}
{action:arm=arm|activate|set} the {device_id=hm_alarm}
we're off on holiday, {action:arm=arm} the {device_id=hm_alarm}
{action:disarm=disarm|deactivate} the {device_id=hm_alarm}
I'm home, please {action:disarm=disarm} the {device_id=hm_alarm}
{action:turn_off=shut up} the {device_id=hm_media}
nobody is in the {device_id=hm_room}, {action:turn_off=lights out}
bedtime, {device_id=hm_light} {action:turn_off=out}
warm up the room, {action:turn_on=turn on} the {device_id=hm_climate}
I don't need the {device_id=hm_switch} anymore, you can {action:turn_off=switch it off}
would you mind {action:close=closing} the {device_id=hm_cover}
{action:turn_off=turning off} the {device_id=hm_switch} would save power, do that
get the {device_id=hm_climate} {action:turn_on=on}, we are cold
{action:turn_on=turn on} (it|that one)
{action:turn_off=switch it off}
{action:lock=lock} it
{action:dim=dim} it a bit
{action:set_temperature=make it} {parameters=hm_temp} in here
it's cold, {action:set_temperature=set it to} {parameters=hm_temp}
{action:set_volume=volume} {parameters=hm_volume}
do something with the {device_id=hm_light}
the {device_id=hm_climate} please
change the {device_id=hm_cover}
{action:open=open} up please
