#!/bin/sh
# A light that is red in the last minute of a level, with curl alone:
#
#     red_light.sh 192.168.1.20:8710 1
#
# Put what switches your own lamp in the place of the two lines that say what they would do.
house=$1
n=$2
before=

while sleep 1; do
  clock=$(curl --silent --fail --max-time 3 "http://$house/api/v1/tournaments/$n/clock") || continue
  left=$(printf %s "$clock" | sed -n 's/.*"remaining_ms":\(-\{0,1\}[0-9]*\).*/\1/p')
  case $clock in
    *'"phase":"running"'*) [ "${left:-60000}" -lt 60000 ] && now=red || now=off ;;
    *) now=off ;;
  esac
  [ "$now" = "$before" ] && continue
  before=$now
  case $now in
    red) echo "The lamp is red." ;;
    off) echo "The lamp is off." ;;
  esac
done
