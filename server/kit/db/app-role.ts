import pg from 'pg'
import { appRole } from '../embedded-postgres/roles.ts'
import type { Connection } from './db.ts'

/** The same database as the role of the running academy. With a connection string, its user is the only role. */
export const asAppRole = (owner: Connection): Connection =>
  owner.connectionString ? owner : { ...owner, user: appRole }

/**
 * Lets the academy read and write rows, and nothing else: no triggers, no tables, and the chain of the audit log is
 * written by its trigger alone. The job queue creates its own tables, so its schema belongs to the academy. Runs after
 * the migrations, which may have added tables.
 */
export async function grantToAppRole(owner: Connection): Promise<void> {
  if (owner.connectionString) return
  const client = new pg.Client(owner)
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(grants)
  } finally {
    await client.end()
  }
}

const grants = `
  begin;
  -- Instances that start at once would fail on the same rows of the catalogue.
  select pg_advisory_xact_lock(7301957);
  grant usage on schema public to ${appRole};
  grant select, insert, update, delete on all tables in schema public to ${appRole};
  grant usage, select on all sequences in schema public to ${appRole};
  revoke insert, update, delete on migrations, audit_chain from ${appRole};
  do $$ declare it text; begin
    execute format('grant create on database %I to ${appRole}', current_database());
    if to_regnamespace('pgboss') is not null then
      alter schema pgboss owner to ${appRole};
      for it in select format('alter %s %s owner to ${appRole}',
          case relkind when 'S' then 'sequence' when 'v' then 'view' else 'table' end, oid::regclass)
        from pg_class where relnamespace = 'pgboss'::regnamespace and relkind in ('r', 'p', 'S', 'v')
          and pg_get_userbyid(relowner) <> '${appRole}'
        -- A sequence that belongs to a table follows it.
          and not exists (select from pg_depend where objid = pg_class.oid and deptype in ('a', 'i') and relkind = 'S')
      loop execute it; end loop;
      for it in select oid::regprocedure from pg_proc
        where pronamespace = 'pgboss'::regnamespace and pg_get_userbyid(proowner) <> '${appRole}'
      loop execute 'alter routine ' || it || ' owner to ${appRole}'; end loop;
      for it in select oid::regtype from pg_type where typnamespace = 'pgboss'::regnamespace
          and typtype in ('e', 'd') and pg_get_userbyid(typowner) <> '${appRole}'
      loop execute 'alter type ' || it || ' owner to ${appRole}'; end loop;
    end if;
  end $$;
  commit`
