#!/usr/bin/env bash
# Builds a folder "practice" with a small Git history. Run it in an empty place: bash practice.sh
# Names and dates are fixed, so that everybody gets the same commit numbers.
set -euo pipefail
[ -e practice ] && { echo "There is already something called practice here. Rename or remove it first."; exit 1; }
mkdir practice && cd practice
git init -q -b main
git config core.autocrlf false
git config user.name "Asha Rawat"
git config user.email "asha@example.com"
save() { # save TIME SUBJECT
  git add .
  GIT_AUTHOR_DATE="$1" GIT_COMMITTER_DATE="$1" git commit -q -m "$2"
}
printf '<h1>Red notebook</h1>\n' > index.html
save "2026-04-10T18:00:00+0530" "Write the skeleton of the page"
printf '<h2>Customers</h2>\n' >> index.html
save "2026-04-10T18:20:00+0530" "List the customers"
printf 'body { font-size: 1.125rem }\n' > style.css
save "2026-04-11T09:00:00+0530" "Add a stylesheet for the phone"
printf 'body { font-size: 0.7rem }\n' > style.css
save "2026-04-11T09:30:00+0530" "Make the text smaller"
printf '<h2>New entry</h2>\n' >> index.html
save "2026-04-11T10:00:00+0530" "Add the form for a new entry"
echo "Ready: cd practice"
