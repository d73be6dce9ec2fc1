#!/usr/bin/env bash
# Restores the newest good backup into a new, empty database: bash restore.sh DATABASE
# Run it in the folder with the backups, SHA256SUMS.txt and manifest.csv.
set -euo pipefail
database="${1:?Usage: restore.sh DATABASE}"
begin="$(date +%s)"

# 1. The newest file whose checksum is right.
backup=""
for file in $(ls ledger-*.sql.gz | sort -r); do
  if grep " $file\$" SHA256SUMS.txt | sha256sum --check --status; then backup="$file"; break; fi
  echo "Skipped: $file is damaged."
done
[ -n "$backup" ] || { echo "There is no good backup." >&2; exit 1; }
echo "Using: $backup"

# 2. Roles belong to the server, not to the database. A dump of one database doesn't contain them.
psql -X -q -v ON_ERROR_STOP=1 -d postgres <<'SQL'
do $$
begin
  if not exists (select from pg_roles where rolname = 'ledger_owner') then create role ledger_owner; end if;
  if not exists (select from pg_roles where rolname = 'ledger_app') then create role ledger_app login; end if;
end
$$;
SQL

# 3. A new database. It stops here if the name is taken: never restore over something.
createdb "$database"

# 4. Everything or nothing, and stop at the first error.
gunzip -c "$backup" | psql -X -q -v ON_ERROR_STOP=1 --single-transaction -d "$database" > /dev/null
psql -X -q -d "$database" -c 'analyze'

# 5. Compare with what was counted on the night of the backup.
day="${backup#ledger-}"; day="${day%.sql.gz}"
expected="$(grep "^$day," manifest.csv)"
actual="$(psql -X -At -F, -d "$database" -c "
  select '$day', (select count(*) from shop.customers), (select count(*) from shop.entries),
         (select count(*) from shop.receipts),
         (select sum(case kind when 'credit' then paise else -paise end) from shop.entries),
         (select max(happened_on) from shop.entries)")"
echo "Expected: $expected"
echo "Restored: $actual"
[ "$expected" = "$actual" ] || { echo "The numbers differ. Don't use this database." >&2; exit 1; }

# 6. The app's role can read and write, and nothing more.
psql -X -At -d "$database" -c "set role ledger_app" -c "select count(*) from shop.entries" > /dev/null
if psql -X -q -d "$database" -c "set role ledger_app" -c "delete from shop.entries" 2> /dev/null; then
  echo "ledger_app may delete entries. That is wrong." >&2
  exit 1
fi
echo "Restored in $(($(date +%s) - begin)) seconds."
