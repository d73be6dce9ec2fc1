import pg from 'pg'

/** Owns the tables: it migrates, backs up and restores. */
export const superuser = 'postgres'
/** The role of the running academy. It owns no table, so it can't disable a trigger or change what one does. */
export const appRole = 'app'
const temporary = 'renaming'

export type RoleConnection = { host: string; port: number; user: string; database: string }

/** Creates the role of the academy. In folders from before there were two roles, `app` is the superuser: renames it. */
export async function prepareRoles(owner: RoleConnection): Promise<void> {
  if (!(await canConnect(owner))) {
    await query({ ...owner, user: appRole }, createMissing(temporary, 'superuser'))
    // Nobody can rename the role they are connected as.
    await query({ ...owner, user: temporary }, `alter role ${appRole} rename to ${superuser}`)
  }
  await query(owner, `drop role if exists ${temporary}; ${createMissing(appRole, 'nosuperuser')}`)
}

const createMissing = (role: string, attribute: string) =>
  `do $$ begin
    if not exists (select from pg_roles where rolname = '${role}') then create role ${role} login ${attribute}; end if;
  end $$`

async function query(connection: RoleConnection, sql: string): Promise<void> {
  const client = new pg.Client(connection)
  // A lost connection fails the query.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

const canConnect = (connection: RoleConnection) =>
  query(connection, 'select').then(
    () => true,
    (error: unknown) => {
      const isUnknownRole = (error as { code?: string }).code === '28000'
      if (isUnknownRole) return false
      throw error
    },
  )
