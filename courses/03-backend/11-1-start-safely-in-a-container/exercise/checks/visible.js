export default [
  {
    name: 'accepts good settings and fills in harmless defaults',
    hint: 'Only PORT and LOG_LEVEL have defaults: 3000 and info.',
    run: ({ readConfig }) =>
      readConfig({
        NODE_ENV: 'production',
        DATABASE_URL: 'postgres://app:x@db:5432/seatfinder',
        SESSION_SECRET: '3f9c1d7e8a2b4c6d5e0f1a2b3c4d5e6f',
        WEBHOOK_SECRET: '9a8b7c6d5e4f3a2b1c0d9e8f7a6b5c4d',
      }),
    expect: {
      databaseUrl: 'postgres://app:x@db:5432/seatfinder',
      port: 3000,
      sessionSecret: '3f9c1d7e8a2b4c6d5e0f1a2b3c4d5e6f',
      webhookSecret: '9a8b7c6d5e4f3a2b1c0d9e8f7a6b5c4d',
      logLevel: 'info',
      isProduction: true,
    },
  },
  {
    name: 'lists every problem at once',
    hint: 'Collect the problems in a list and throw one error at the end.',
    run: ({ readConfig }) => {
      try {
        return readConfig({ PORT: '80a', LOG_LEVEL: 'loud' })
      } catch ({ message }) {
        return ['DATABASE_URL', 'PORT', 'LOG_LEVEL', 'SESSION_SECRET', 'WEBHOOK_SECRET'].filter((name) =>
          message.includes(name),
        )
      }
    },
    expect: ['DATABASE_URL', 'PORT', 'LOG_LEVEL', 'SESSION_SECRET', 'WEBHOOK_SECRET'],
  },
  {
    name: 'refuses a port that isn’t a number from 1 to 65535',
    hint: 'Check the text with a pattern, then convert: Number("") is 0, and Number(" 80 ") is 80.',
    run: ({ readConfig }) =>
      ['', '80a', '0', '65536', '-1', '3.5', ' 80 ', '1e3', '0x50', '8080', '1', '65535'].map((PORT) => {
        try {
          return readConfig({
            PORT,
            DATABASE_URL: 'postgres://app:x@db/seatfinder',
            SESSION_SECRET: '3f9c1d7e8a2b4c6d5e0f1a2b3c4d5e6f',
            WEBHOOK_SECRET: '9a8b7c6d5e4f3a2b1c0d9e8f7a6b5c4d',
          }).port
        } catch ({ message }) {
          return message.includes('PORT') ? 'refused' : message
        }
      }),
    expect: ['refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 8080, 1, 65_535],
  },
  {
    name: 'refuses a missing, short or well-known secret',
    hint: 'At least 32 characters, and none of the words practice-secret, changeme and password in it, in any capitals.',
    run: ({ readConfig }) =>
      [undefined, '', 'practice-secret', '3f9c1d7e8a2b4c6d5e0f1a2b3c4d5e6', 'practice-secret-practice-secret-practice-secret', 'ChangeMe-ChangeMe-ChangeMe-ChangeMe', 'our-password-is-longer-than-32-characters'].map((SESSION_SECRET) => {
        try {
          return readConfig({
            DATABASE_URL: 'postgres://app:x@db/seatfinder',
            SESSION_SECRET,
            WEBHOOK_SECRET: '9a8b7c6d5e4f3a2b1c0d9e8f7a6b5c4d',
          })
        } catch ({ message }) {
          return message.includes('SESSION_SECRET') ? 'refused' : message
        }
      }),
    expect: ['refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'],
  },
  {
    name: 'refuses two equal secrets',
    hint: 'Compare the two secrets once both are there.',
    run: ({ readConfig }) => {
      try {
        return readConfig({
          DATABASE_URL: 'postgres://app:x@db/seatfinder',
          SESSION_SECRET: '3f9c1d7e8a2b4c6d5e0f1a2b3c4d5e6f',
          WEBHOOK_SECRET: '3f9c1d7e8a2b4c6d5e0f1a2b3c4d5e6f',
        })
      } catch ({ message }) {
        return message.includes('SESSION_SECRET') || message.includes('WEBHOOK_SECRET') ? 'refused' : message
      }
    },
    expect: 'refused',
  },
  {
    name: 'refuses the superuser of the database in production only',
    hint: 'new URL(databaseUrl).username is postgres. On your own computer that is fine.',
    run: ({ readConfig }) =>
      ['production', 'development'].map((NODE_ENV) => {
        try {
          return readConfig({
            NODE_ENV,
            DATABASE_URL: 'postgres://postgres:x@db/seatfinder',
            SESSION_SECRET: '3f9c1d7e8a2b4c6d5e0f1a2b3c4d5e6f',
            WEBHOOK_SECRET: '9a8b7c6d5e4f3a2b1c0d9e8f7a6b5c4d',
          }).isProduction
        } catch ({ message }) {
          return message.includes('DATABASE_URL') ? 'refused' : message
        }
      }),
    expect: ['refused', false],
  },
]
