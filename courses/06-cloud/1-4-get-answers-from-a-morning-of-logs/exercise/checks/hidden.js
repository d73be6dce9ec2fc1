export default [
  {
    name: 'finds the first error and the seconds without a site',
    hint: 'From the line "Stopping" to the line "listening"; the first line with priority 3.',
    run: ({ jsonl, yaml }) => {
      const log = jsonl('evening.jsonl')
      const answers = yaml('answers.yaml')
      const at = ({ __REALTIME_TIMESTAMP: us }) => new Date(Number(us) / 1000 + 19_800_000).toISOString().slice(11, 19)
      const first = (test) => at(log.find(test))
      const right = { first_error_at: first(({ PRIORITY }) => PRIORITY === '3'), gone_from: first(({ MESSAGE }) => MESSAGE.startsWith('Stopping')), gone_until: first(({ MESSAGE }) => MESSAGE.includes('listening')) }
      return Object.keys(right).filter((name) => right[name] !== answers[name])
    },
    expect: [],
  },
  {
    name: 'finds the slowest request and its path',
    hint: 'Sort by the number in ms, not by the text of the line.',
    run: ({ jsonl, yaml }) => {
      const log = jsonl('evening.jsonl')
      const answers = yaml('answers.yaml')
      const requests = log.filter(({ SYSLOG_IDENTIFIER: program }) => program === 'node').map(({ MESSAGE }) => JSON.parse(MESSAGE)).filter(({ event }) => event === 'request')
      const slowest = requests.toSorted((a, b) => b.ms - a.ms)[0]
      return { path: answers.slowest_path === slowest.path ? 'right' : answers.slowest_path, msTooMany: answers.slowest_ms - slowest.ms }
    },
    expect: { path: 'right', msTooMany: 0 },
  },
  {
    name: 'says who signed in, and when',
    hint: 'One line begins with Accepted. Write it as: name at time.',
    run: ({ jsonl, yaml }) => {
      const log = jsonl('evening.jsonl')
      const answers = yaml('answers.yaml')
      const at = ({ __REALTIME_TIMESTAMP: us }) => new Date(Number(us) / 1000 + 19_800_000).toISOString().slice(11, 19)
      const line = log.find(({ MESSAGE }) => MESSAGE.startsWith('Accepted'))
      const right = `${line.MESSAGE.split(' ')[3]} at ${at(line)}`
      return answers.signed_in === right ? 'right' : answers.signed_in
    },
    expect: 'right',
  },
  {
    name: 'names the cause by what grew before the error',
    hint: 'Read the warnings from top to bottom: which number grew, from what to what, and which stayed the same? Say in the cause what there was too little of.',
    run: ({ jsonl, yaml }) => {
      const log = jsonl('evening.jsonl')
      const answers = yaml('answers.yaml')
      const pool = log.filter(({ PRIORITY, MESSAGE }) => Number(PRIORITY) <= 4 && MESSAGE.includes('"pool"')).map(({ MESSAGE }) => JSON.parse(MESSAGE))
      const right = { grew_from: pool[0].waiting, grew_to: pool.at(-1).waiting, limit: pool[0].open }
      return { attack: answers.was_attack === false ? 'no' : String(answers.was_attack).toLowerCase(), wrong: Object.keys(right).filter((key) => Number(answers[key]) !== right[key]), names: /connection|pool/i.test(answers.cause) && String(answers.cause).trim().split(/\s+/).length >= 5 ? 'what was missing' : 'something else' }
    },
    expect: { attack: 'no', wrong: [], names: 'what was missing' },
  },
]
