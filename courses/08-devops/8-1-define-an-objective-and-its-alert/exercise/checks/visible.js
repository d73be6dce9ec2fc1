export default [
  {
    name: 'stays silent on a normal day',
    hint: '2 of 1,000 orders fail, evenly: that is below the objective of 99.5 %.',
    run: ({ firing, rules }) => {
      const page = rules('alerts.yaml').filter(({ alert, labels }) => alert && labels?.severity === 'page').map(({ alert }) => alert)
      const all = firing('alerts.yaml', { every: '1m', series: { 'kadai_orders_total{quality="good"}': '0+998x300', 'kadai_orders_total{quality="bad"}': '0+2x300' } })
      const found = Object.fromEntries(Object.entries(all).filter(([name]) => page.includes(name)))
      return found
    },
    expect: {},
  },
  {
    name: 'stays silent when one order of eight fails at night',
    hint: 'With eight orders in five minutes one failure is 12.5 %. A minimum of 20 orders in the long window.',
    run: ({ firing, rules }) => {
      const page = rules('alerts.yaml').filter(({ alert, labels }) => alert && labels?.severity === 'page').map(({ alert }) => alert)
      const all = firing('alerts.yaml', { every: '1m', series: { 'kadai_orders_total{quality="good"}': '0x60 1+1x6 7x60', 'kadai_orders_total{quality="bad"}': '0x63 1x64' } })
      const found = Object.fromEntries(Object.entries(all).filter(([name]) => page.includes(name)))
      return found
    },
    expect: {},
  },
  {
    name: 'wakes somebody within a quarter of an hour when 42 % fail',
    hint: 'Burn rate 14.4 over an hour and over five minutes.',
    run: ({ firing, rules }) => {
      const page = rules('alerts.yaml').filter(({ alert, labels }) => alert && labels?.severity === 'page').map(({ alert }) => alert)
      const all = firing('alerts.yaml', { every: '1m', series: { 'kadai_orders_total{quality="good"}': '0+100x120 12058+58x60', 'kadai_orders_total{quality="bad"}': '0x120 42+42x60' } })
      const found = Object.fromEntries(Object.entries(all).filter(([name]) => page.includes(name)))
      const pages = Object.values(found).flat().map((text) => Number.parseInt(text, 10)).filter(Number.isFinite)
      const first = Math.min(...pages)
      return pages.length === 0 ? 'never' : first - 120 <= 15 ? 'in time' : `${first - 120} minutes`
    },
    expect: 'in time',
  },
  {
    name: 'is silent again soon after the repair',
    hint: 'The short window ends the alarm: within 40 minutes all are silent.',
    run: ({ firing, rules }) => {
      const page = rules('alerts.yaml').filter(({ alert, labels }) => alert && labels?.severity === 'page').map(({ alert }) => alert)
      const all = firing('alerts.yaml', { every: '1m', series: { 'kadai_orders_total{quality="good"}': '0+100x120 12058+58x30 13898+100x200', 'kadai_orders_total{quality="bad"}': '0x120 42+42x30 1302x200' } })
      const found = Object.fromEntries(Object.entries(all).filter(([name]) => page.includes(name)))
      const ends = Object.values(found).flat().map((text) => text.split(' to ')[1])
      return ends.length === 0 ? 'never rang' : ends.every((end) => end !== 'end' && Number.parseInt(end, 10) <= 120 + 31 + 40) ? 'silent' : ends
    },
    expect: 'silent',
  },
  {
    name: 'leads everybody who is woken to a runbook',
    hint: 'An annotation runbook with a link in every alert with severity page.',
    run: ({ rules }) => rules('alerts.yaml').filter(({ alert }) => alert).filter(({ annotations, labels }) => labels?.severity === 'page' && !/^https:\/\//.test(annotations?.runbook ?? '')).map(({ alert }) => alert),
    expect: [],
  },
]
