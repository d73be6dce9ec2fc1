export default [
  {
    name: 'stops at the first error of the script',
    hint: 'set -euo pipefail. Without pipefail, a failing gunzip in front of psql is overlooked.',
    run: ({ shell }) => ['e', 'pipefail', 'u'].filter((option) => shell('restore.sh').options.includes(option)),
    expect: ['e', 'pipefail', 'u'],
  },
  {
    name: 'looks at the checksum before it uses a file',
    hint: 'sha256sum --check, in a line above the restore. Use its answer: with || true behind it, a damaged file is restored all the same.',
    run: ({ shell, text }) => {
      const { commands } = shell('restore.sh')
      const check = commands.findIndex(({ name, args }) => /^(sha256sum|shasum)$/.test(name) && args.some((arg) => /^(-c|--check)$/.test(arg)))
      const restore = commands.findIndex(({ name, pipe }) => (name === 'psql' && pipe.some((other) => /^(gunzip|zcat|gzip)$/.test(other))) || name === 'pg_restore')
      return { check: check >= 0 ? 'there' : 'missing', restore: restore >= 0 ? 'there' : 'missing', order: check >= 0 && check < restore ? 'check first' : 'restore first', answer: /\|\|\s*(true|:|echo|printf)|;\s*true\b/.test(text('restore.sh').split('\n')[(commands[check]?.line ?? 0) - 1] ?? '') ? 'ignored' : 'used' }
    },
    expect: { check: 'there', restore: 'there', order: 'check first', answer: 'used' },
  },
  {
    name: 'restores into a new database, and drops nothing',
    hint: 'createdb fails if the name is taken, and that is what you want. No dropdb, no --clean.',
    run: ({ shell, text }) => ({
      creates: shell('restore.sh').commands.some(({ name, text: line }) => name === 'createdb' || /create database/i.test(line)) ? 'yes' : 'no',
      drops: /dropdb|drop (database|schema|table)|--clean|--if-exists/i.test(text('restore.sh').replace(/^\s*#.*$/gm, '')) ? 'yes' : 'no',
    }),
    expect: { creates: 'yes', drops: 'no' },
  },
  {
    name: 'lets psql stop at an error, and loads all or nothing',
    hint: '-v ON_ERROR_STOP=1 and --single-transaction for the psql that reads the backup.',
    run: ({ shell }) => {
      const { commands } = shell('restore.sh')
      const restore = commands[commands.findIndex(({ name, pipe }) => (name === 'psql' && pipe.some((other) => /^(gunzip|zcat|gzip)$/.test(other))) || name === 'pg_restore')]
      if (!restore) return 'No psql reads from gunzip yet.'
      return {
        stops: /ON_ERROR_STOP=(1|on)|--exit-on-error|(^|\s)-e(\s|$)/.test(restore.text) ? 'yes' : 'no',
        single: /--single-transaction|(^|\s)-1(\s|$)/.test(restore.text) ? 'yes' : 'no',
      }
    },
    expect: { stops: 'yes', single: 'yes' },
  },
  {
    name: 'names the backup that was used, and those that are damaged',
    hint: 'sha256sum --check says which file isn’t OK. Take the newest that is.',
    run: ({ yaml }) => {
      const { backup, damaged } = yaml('report.yaml')
      return { backup, damaged }
    },
    expect: { backup: 'ledger-2026-04-06.sql.gz', damaged: ['ledger-2026-04-07.sql.gz'] },
  },
]
