export default [
  {
    name: 'never shows a value in its message',
    hint: 'The message lands in a log. Name the setting and the rule, never the value.',
    run: ({ readConfig }) => {
      try {
        return readConfig({
          NODE_ENV: 'production',
          PORT: 'private-port',
          LOG_LEVEL: 'private-level',
          DATABASE_URL: 'mysql://app:password@private-host/x',
          SESSION_SECRET: 'private-session',
          WEBHOOK_SECRET: 'private-webhook',
        })
      } catch ({ message }) {
        return ['private-', 'mysql:', 'app:'].filter((text) => message.includes(text))
      }
    },
    expect: [],
  },
  {
    name: 'refuses an address that isn’t one of PostgreSQL',
    hint: 'new URL throws for nonsense: catch it. The protocol must be postgres: or postgresql:.',
    run: ({ readConfig }) =>
      ['not an address', 'mysql://app:x@db/seatfinder', '   ', 'postgresqls://app:x@db/seatfinder', 'postgresql://app:x@db/seatfinder'].map(
        (DATABASE_URL) => {
          try {
            return readConfig({
              DATABASE_URL,
              SESSION_SECRET: '3f9c1d7e8a2b4c6d5e0f1a2b3c4d5e6f',
              WEBHOOK_SECRET: '9a8b7c6d5e4f3a2b1c0d9e8f7a6b5c4d',
            }).databaseUrl
          } catch ({ message }) {
            return message.includes('DATABASE_URL') ? 'refused' : message
          }
        },
      ),
    expect: ['refused', 'refused', 'refused', 'refused', 'postgresql://app:x@db/seatfinder'],
  },
  {
    name: 'checks the webhook secret by the same rules, and reads the log level',
    hint: 'Write one function for both secrets.',
    run: ({ readConfig }) => {
      const good = {
        DATABASE_URL: 'postgres://app:x@db/seatfinder',
        SESSION_SECRET: '3f9c1d7e8a2b4c6d5e0f1a2b3c4d5e6f',
        WEBHOOK_SECRET: '9a8b7c6d5e4f3a2b1c0d9e8f7a6b5c4d',
      }
      return [{ WEBHOOK_SECRET: 'short' }, { WEBHOOK_SECRET: undefined }, { WEBHOOK_SECRET: 'changeme-changeme-changeme-changeme' }, { LOG_LEVEL: 'debug' }].map((change) => {
        try {
          return readConfig({ ...good, ...change }).logLevel
        } catch ({ message }) {
          return message.includes('WEBHOOK_SECRET') ? 'refused' : message
        }
      })
    },
    expect: ['refused', 'refused', 'refused', 'debug'],
  },
  {
    name: 'knows the superuser by the exact name, in both forms of the address',
    hint: 'Both postgres:// and postgresql:// are fine. Compare the user name of the parsed address, not the beginning of the text.',
    run: ({ readConfig }) =>
      ['postgresql://postgres:x@db/seatfinder', 'postgres://postgres@db/seatfinder', 'postgres://postgres_app:x@db/seatfinder', 'postgresql://app:postgres@postgres/postgres'].map((DATABASE_URL) => {
        try {
          return readConfig({
            NODE_ENV: 'production',
            DATABASE_URL,
            SESSION_SECRET: '3f9c1d7e8a2b4c6d5e0f1a2b3c4d5e6f',
            WEBHOOK_SECRET: '9a8b7c6d5e4f3a2b1c0d9e8f7a6b5c4d',
          }).databaseUrl
        } catch ({ message }) {
          return message.includes('DATABASE_URL') ? 'refused' : message
        }
      }),
    expect: ['refused', 'refused', 'postgres://postgres_app:x@db/seatfinder', 'postgresql://app:postgres@postgres/postgres'],
  },
]
