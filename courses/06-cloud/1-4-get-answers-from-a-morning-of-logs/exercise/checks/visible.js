export default [
  {
    name: 'counts lines, and warnings or worse',
    hint: 'A smaller number is more serious: 3 is an error, 4 a warning. PRIORITY is a text, so compare it as a number.',
    run: ({ jsonl, yaml }) => {
      const log = jsonl('evening.jsonl')
      const answers = yaml('answers.yaml')
      const serious = log.filter(({ PRIORITY }) => Number(PRIORITY) <= 4).length
      return { linesTooMany: answers.lines - log.length, seriousTooMany: answers.warnings_or_worse - serious }
    },
    expect: { linesTooMany: 0, seriousTooMany: 0 },
  },
  {
    name: 'names the address that tried SSH most often',
    hint: "Only lines of ssh.service that aren't Accepted; take the address out, then sort | uniq -c | sort -rn.",
    run: ({ jsonl, yaml }) => {
      const log = jsonl('evening.jsonl')
      const answers = yaml('answers.yaml')
      const tries = {}
      for (const { _SYSTEMD_UNIT: unit, MESSAGE } of log) {
        const [address] = unit === 'ssh.service' && !MESSAGE.includes('Accepted') ? (MESSAGE.match(/(\d+\.){3}\d+/) ?? []) : []
        if (address) tries[address] = (tries[address] ?? 0) + 1
      }
      const own = tries[answers.ssh_most_tries] ?? 0
      return { triesOfOthersAbove: Object.values(tries).filter((count) => count > own).length, tooMany: answers.ssh_tries - own }
    },
    expect: { triesOfOthersAbove: 0, tooMany: 0 },
  },
  {
    name: 'counts requests by status',
    hint: 'The site writes JSON into MESSAGE: fromjson opens it. Only event request counts.',
    run: ({ jsonl, yaml }) => {
      const log = jsonl('evening.jsonl')
      const answers = yaml('answers.yaml')
      const counts = {}
      for (const { SYSLOG_IDENTIFIER: program, MESSAGE } of log) {
        const { event, status } = program === 'node' ? JSON.parse(MESSAGE) : {}
        if (event === 'request') counts[status] = (counts[status] ?? 0) + 1
      }
      const all = new Set([...Object.keys(counts), ...Object.keys(answers.requests ?? {})])
      return [...all].filter((status) => counts[status] !== answers.requests?.[status]).map((status) => `status ${status} differs`)
    },
    expect: [],
  },
  {
    name: 'writes times as Indian time',
    hint: 'The journal counts in UTC. India is 5 hours and 30 minutes ahead; put quotes around times.',
    run: ({ jsonl, yaml }) => {
      const log = jsonl('evening.jsonl')
      const answers = yaml('answers.yaml')
      return ['first_error_at', 'gone_from', 'gone_until'].filter((name) => !/^1[78]:\d\d:\d\d$/.test(String(answers[name])))
    },
    expect: [],
  },
]
