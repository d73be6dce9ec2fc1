export default [
  {
    name: 'creates the roles before it restores',
    hint: 'A dump of one database has no roles. Create ledger_owner and ledger_app first, if they aren’t there.',
    run: ({ text, shell }) => {
      const source = text('restore.sh').replace(/^\s*#.*$/gm, '')
      const { commands } = shell('restore.sh')
      const line = commands[commands.findIndex(({ name, pipe }) => (name === 'psql' && pipe.some((other) => /^(gunzip|zcat|gzip)$/.test(other))) || name === 'pg_restore')]?.line ?? 0
      const before = source.split('\n').slice(0, line - 1).join('\n')
      return ['ledger_owner', 'ledger_app'].map((role) => (new RegExp(`create role ${role}|create user ${role}|createuser[^\\n]*${role}|for (\\w+) in[^\\n]*${role}`, 'i').test(before) ? role : `${role} isn’t created before`))
    },
    expect: ['ledger_owner', 'ledger_app'],
  },
  {
    name: 'takes the name of the database as an argument, and quotes variables',
    hint: '"$1" and "$database" in quotes. ${1:?…} stops with a sentence if it is missing.',
    run: ({ shell, text }) => ({
      argument: /\$\{?1\b/.test(text('restore.sh')) ? 'yes' : 'no',
      unquoted: shell('restore.sh').commands.flatMap(({ name, unquoted }) => (['for', 'echo'].includes(name) ? [] : unquoted)).filter((part) => !/^\$\((ls|printf|find|\(|seq|date)/.test(part)),
    }),
    expect: { argument: 'yes', unquoted: [] },
  },
  {
    name: 'compares with the manifest, and ends with an error if the numbers differ',
    hint: 'Read the line of that day from manifest.csv, count customers, entries and receipts in the new database, add up the paise, and exit 1 if they aren’t equal.',
    run: ({ shell, text }) => {
      const { commands } = shell('restore.sh')
      const restore = commands.findIndex(({ name, pipe }) => (name === 'psql' && pipe.some((other) => /^(gunzip|zcat|gzip)$/.test(other))) || name === 'pg_restore')
      const counts = commands.slice(restore + 1).some(({ name, text: line }) => name === 'psql' && /count\s*\(/i.test(line)) || /count\s*\(/i.test(text('restore.sh').replace(/^\s*#.*$/gm, ''))
      // A comparison of two values that stops the script, or is followed by an exit, or remembers the difference.
      const lines = text('restore.sh').replace(/^\s*#.*$/gm, '').split('\n')
      const compares = lines.some((line, at) => {
        const isQuestion = /(?:\[\[?|\btest)\s[^\n]*\$[^\n]*\s(?:=|==|!=|-eq|-ne)\s+["']?\$|\b(?:diff|cmp|comm)\s|\bgrep\s+-\w*[qx]\w*\s[^\n]*\$[^\n]*manifest\.csv/.test(line)
        if (!isQuestion) return false
        const isBare = /^\s*(?:\[|test\b|diff\b|cmp\b|grep\b)/.test(line) && !/\|\||&&/.test(line)
        return isBare || /\b(?:exit|return)\s+[1-9"$]|\b(?:die|fail)\b|^\s*\w+=\w+\s*$|[;{|&]\s*\w+=\w+/m.test(lines.slice(at, at + 7).join('\n'))
      })
      const counted = lines.slice((commands[restore]?.line ?? 1) - 1).join('\n')
      const missing = Object.entries({ customers: /\bcustomers\b/, entries: /count[\s\S]*\bentries\b/, receipts: /\breceipts\b/, paise: /\bsum\s*\(/ }).filter(([, pattern]) => !pattern.test(counted)).map(([name]) => name)
      return { missing, compares: compares ? 'yes' : 'no', manifest: /manifest\.csv/.test(text('restore.sh').replace(/^\s*#.*$/gm, '')) ? 'read' : 'not read', counts: counts ? 'yes' : 'no', fails: commands.some(({ name, args }) => name === 'exit' && Number(args[0]) > 0) ? 'yes' : 'no' }
    },
    expect: { missing: [], compares: 'yes', manifest: 'read', counts: 'yes', fails: 'yes' },
  },
  {
    name: 'tries as the app: it can read, and must not delete',
    hint: 'set role ledger_app, then a select. Then if psql … with a delete succeeds, print a sentence and exit 1: here success is the failure.',
    run: ({ text }) => {
      const source = text('restore.sh').replace(/^\s*#.*$/gm, '')
      const asApp = /set role ledger_app|-U ledger_app|--username[= ]ledger_app/i
      // From the first command of the app on.
      const since = asApp.test(source) ? source.slice(source.search(asApp)) : ''
      // Whether the delete was refused has to matter.
      const after = source.slice(source.search(/delete from/i)).split('\n').slice(0, 6).join('\n')
      const isIgnored = !/\bexit\s+[1-9"$]|\b(?:die|fail)\b|\b\w+=\w+/.test(after) || /delete from[^\n]*\|\|\s*(?:true|:|echo|printf)/i.test(source) && !/\b(?:if|elif)\b[^\n]*delete from/i.test(source)
      return [
        since ? 'as the app' : 'as the owner',
        /\bselect\b/i.test(since) ? 'reads' : 'doesn’t try to read',
        !/delete from/i.test(source) ? 'doesn’t try to delete' : isIgnored ? 'ignores whether it could delete' : 'tries to delete',
      ]
    },
    expect: ['as the app', 'reads', 'tries to delete'],
  },
  {
    name: 'reports the five numbers of the night, and what is lost',
    hint: 'Compare with the line of 2026-04-06 in manifest.csv. Which day isn’t in the backup?',
    run: ({ yaml }) => {
      const { customers, entries, receipts, open_paise, last_day, lost, minutes } = yaml('report.yaml')
      return { customers, entries, receipts, open_paise, last_day: String(last_day).slice(0, 10), lost: /\b0?7(th)?\b|seven/i.test(String(lost)) ? 'the 7th' : lost, timed: Number(minutes) > 0 ? 'yes' : 'no' }
    },
    expect: { customers: 400, entries: 8159, receipts: 1631, open_paise: 222_112_250, last_day: '2026-04-06', lost: 'the 7th', timed: 'yes' },
  },
]
