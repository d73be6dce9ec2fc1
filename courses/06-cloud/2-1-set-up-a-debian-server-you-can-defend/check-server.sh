#!/usr/bin/env bash
# Looks at a Debian server from the inside.
#   sudo bash check-server.sh collect FOLDER   on the server: saves what the server says about itself
#   bash check-server.sh check FOLDER          anywhere: judges what was saved
set -euo pipefail

collect() {
  [[ $EUID -eq 0 ]] || { echo "Run collect with sudo." >&2; exit 1; }
  mkdir -p -- "$1"
  /usr/sbin/sshd -T | sort > "$1/sshd.txt"
  /usr/sbin/nft list ruleset > "$1/nft.txt" 2> /dev/null || : > "$1/nft.txt"
  ss -tulnpH > "$1/ss.txt"
  getent group sudo > "$1/sudo.txt" || true
  apt-config dump > "$1/apt.txt"
  timedatectl show > "$1/time.txt"
  { systemctl is-active fail2ban || true; } > "$1/fail2ban.txt"
  chmod -R a+rX -- "$1"
  echo "Saved in $1. Now: bash check-server.sh check $1"
}

failed=0
result() { # result OK TEXT
  if [[ $1 == yes ]]; then echo "ok    $2"; else echo "FAIL  $2"; failed=$((failed + 1)); fi
}
has() { if grep -Eqi -- "$2" "$1"; then echo yes; else echo no; fi; }

check() {
  local d=$1 port
  result "$(has "$d/sshd.txt" '^permitrootlogin no$')" 'root cannot log in over SSH'
  result "$(has "$d/sshd.txt" '^passwordauthentication no$')" 'no passwords over SSH'
  result "$(has "$d/sshd.txt" '^kbdinteractiveauthentication no$')" 'no keyboard-interactive login (passwords by another name)'
  result "$(has "$d/sshd.txt" '^pubkeyauthentication yes$')" 'keys are accepted'
  result "$(has "$d/sudo.txt" ':[^:]+$')" 'at least one person is in the group sudo'
  result "$(has "$d/nft.txt" 'hook input .*policy drop')" 'the firewall drops what no rule allows'
  result "$(has "$d/nft.txt" 'ct state .*established')" 'answers to our own connections come back'
  result "$(has "$d/nft.txt" 'ipv6-icmp|icmpv6')" 'IPv6 keeps working (ICMPv6)'
  while read -r port; do
    case $port in
      22/tcp|80/tcp|443/tcp|443/udp) result yes "port $port is open to the world" ;;
      *) result no "port $port is open to the world: close it, bind it to 127.0.0.1, or explain it" ;;
    esac
  done < <(awk '$5 !~ /^(127\.|\[::1\]|.*%lo)/ && $1 ~ /^(tcp|udp)$/ { n = split($5, a, ":"); if (!($1 == "udp" && a[n] ~ /^(68|546)$/)) print a[n] "/" $1 }' "$d/ss.txt" | sort -Vu)
  result "$(has "$d/apt.txt" '^APT::Periodic::Unattended-Upgrade "1"')" 'security updates install themselves'
  result "$(has "$d/apt.txt" '^Unattended-Upgrade::Automatic-Reboot "true"')" 'a reboot is planned when an update needs one'
  result "$(has "$d/time.txt" '^NTPSynchronized=yes$')" 'the clock is synchronised'
  result "$(has "$d/fail2ban.txt" '^active$')" 'fail2ban runs'
  echo
  if (( failed == 0 )); then echo 'Nothing found.'; else echo "$failed to fix or to explain."; fi
  (( failed == 0 ))
}

case ${1:-} in
  collect|check) [[ $# -eq 2 ]] || { echo "Give a folder." >&2; exit 2; }; "$1" "$2" ;;
  *) echo "Usage: check-server.sh collect|check FOLDER" >&2; exit 2 ;;
esac
