export default [
  {
    name: 'notices a slow burn of 4 % within some hours',
    hint: 'Burn rate 6 over six hours and 30 minutes.',
    run: ({ firing, rules }) => {
      const page = rules('alerts.yaml').filter(({ alert, labels }) => alert && labels?.severity === 'page').map(({ alert }) => alert)
      const all = firing('alerts.yaml', { every: '1m', series: { 'kadai_orders_total{quality="good"}': '0+96x500', 'kadai_orders_total{quality="bad"}': '0+4x500' } })
      const found = Object.fromEntries(Object.entries(all).filter(([name]) => page.includes(name)))
      return Object.keys(found).length >= 1 ? 'noticed' : 'not noticed'
    },
    expect: 'noticed',
  },
  {
    name: "doesn't wake anybody for 1 %",
    hint: 'Burn rate 2 is for a ticket in the morning, at most.',
    run: ({ firing, rules }) => {
      const page = rules('alerts.yaml').filter(({ alert, labels }) => alert && labels?.severity === 'page').map(({ alert }) => alert)
      const all = firing('alerts.yaml', { every: '1m', series: { 'kadai_orders_total{quality="good"}': '0+99x500', 'kadai_orders_total{quality="bad"}': '0+1x500' } })
      const found = Object.fromEntries(Object.entries(all).filter(([name]) => page.includes(name)))
      return Object.keys(found)
    },
    expect: [],
  },
  {
    name: 'has two alerts at least, each with a long and a short window',
    hint: 'Fast: 1h and 5m. Steady: 6h and 30m.',
    run: ({ rules }) => {
      const all = rules('alerts.yaml')
      const recorded = Object.fromEntries(all.filter(({ record }) => record).map(({ record, expr }) => [record, String(expr)]))
      const windows = (expr) => [...new Set(Object.entries(recorded).reduce((text, [name, inner]) => text.replaceAll(name, inner), String(expr)).match(/\[\w+\]/g) ?? [])].toSorted()
      const found = all.filter(({ alert }) => alert).map(({ expr }) => windows(expr).join(' '))
      return ['[1h] [5m]', '[30m] [6h]'].filter((pair) => !found.includes(pair))
    },
    expect: [],
  },
  {
    name: 'counts all series together',
    hint: "sum(…) around rate: one pod's p is nobody's p, and labels must fit.",
    run: ({ firing }) => {
      const found = firing('alerts.yaml', { every: '1m', series: { 'kadai_orders_total{quality="good",pod="a"}': '0+50x120 6029+29x60', 'kadai_orders_total{quality="good",pod="b"}': '0+50x120 6029+29x60', 'kadai_orders_total{quality="bad",pod="a"}': '0x120 42+42x60' } })
      return Object.keys(found).length >= 1 ? 'rings' : 'silent'
    },
    expect: 'rings',
  },
  {
    name: 'says in each summary what customers notice',
    hint: 'A summary in the annotations of every alert.',
    run: ({ rules }) => rules('alerts.yaml').filter(({ alert, annotations }) => alert && String(annotations?.summary ?? '').length < 15).map(({ alert }) => alert),
    expect: [],
  },
]
