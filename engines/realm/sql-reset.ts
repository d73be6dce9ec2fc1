import type { Postgres } from './postgres.ts'

/** Learners are in India. */
const settings = `set timezone to 'Asia/Kolkata'`

/** The session that a program leaves ends; the next statement runs in a new one. */
export async function newSession(postgres: Postgres): Promise<boolean> {
  if (postgres.isInTransaction()) await postgres.run('rollback')
  for (const text of ['discard all', settings]) {
    const { error } = await postgres.run(text)
    if (error) return false
  }
  return true
}

/** Everything below this number came with PostgreSQL. */
export const firstOwn = 16_384

const dropAll = `do $reset$
declare
  one record;
begin
  set local event_triggers to off;
  set local client_min_messages to error;
  for one in select format('drop event trigger %I', evtname) as command from pg_event_trigger
    union all select format('drop publication %I', pubname) from pg_publication
    union all select format('drop schema %I cascade', nspname) from pg_namespace
      where nspname = 'public' or oid >= ${firstOwn} and nspname !~ '^pg_(toast_)?temp_'
    union all select format('drop extension if exists %I cascade', extname) from pg_extension where oid >= ${firstOwn}
    union all select format('drop cast (%s as %s)', castsource::regtype, casttarget::regtype) from pg_cast
      where oid >= ${firstOwn}
    union all select format('drop foreign data wrapper %I cascade', fdwname) from pg_foreign_data_wrapper
    union all select format('drop owned by %I cascade', rolname) from pg_roles where oid >= ${firstOwn}
    union all select format('drop role %I', rolname) from pg_roles where oid >= ${firstOwn}
  loop
    execute one.command;
  end loop;
  perform lo_unlink(oid) from pg_largeobject_metadata;
  delete from pg_db_role_setting;
  delete from pg_default_acl;
  create schema public authorization pg_database_owner;
  grant usage on schema public to public;
end
$reset$`

/** A catalogue in which something of the program is left, if any. */
const leftover = `select string_agg(format('select %L as place where exists (select from pg_catalog.%I where oid >= ${firstOwn})',
    relname, relname), ' union all ')
  from pg_class join pg_attribute on attrelid = pg_class.oid
  where relnamespace = 'pg_catalog'::regnamespace and relkind = 'r' and attname = 'oid'`

/**
 * Makes the database as empty as at the start, which takes far less time than a new one. Returns false when something is
 * left, such as a setting of the whole system; then only a new one helps.
 */
export async function reset(postgres: Postgres): Promise<boolean> {
  if (!(await newSession(postgres))) return false
  const dropped = await postgres.run(dropAll)
  if (dropped.error) return false
  if (!(await newSession(postgres))) return false
  const query = await postgres.run(leftover)
  const left = await postgres.run(query.results[0]?.rows[0]?.[0] ?? 'fail')
  const places = left.results[0]?.rows.map(([place]) => place) ?? ['unknown']
  // The new public schema, and what the loop above can't be seen to leave.
  return left.error === null && places.every((place) => place === 'pg_namespace')
}
