export default [
  {
    name: 'sets language, charset, viewport and title',
    hint: 'lang belongs to the html tag. charset and viewport are meta tags in the head.',
    run: (document) => ({
      lang: (document.documentElement.getAttribute('lang') ?? '') === '' ? 'missing' : 'set',
      charset: (document.querySelector('head meta[charset]')?.getAttribute('charset') ?? 'missing').toLowerCase(),
      viewport: (document.querySelector('head meta[name="viewport"]')?.getAttribute('content') ?? '').includes('width=device-width')
        ? 'set'
        : 'missing',
      title: (document.querySelector('head title')?.textContent ?? '').trim() === '' ? 'missing' : 'set',
    }),
    expect: { lang: 'set', charset: 'utf-8', viewport: 'set', title: 'set' },
  },
  {
    name: 'has one h1 and skips no heading level',
    hint: 'Parts of the page are h2. The customers below “Entries” are h3.',
    run: (document) => {
      const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map((heading) => Number(heading.tagName[1]))
      return {
        h1: levels.filter((level) => level === 1).length,
        skipped: levels.filter((level, i) => i > 0 && level > levels[i - 1] + 1).map((level) => `h${level}`),
      }
    },
    expect: { h1: 1, skipped: [] },
  },
  {
    name: 'shows in the first table what each of the five customers owes',
    hint: 'Add up what each one took and subtract what they paid. Write two decimals and the rupee sign.',
    run: (document) => {
      const table = document.querySelector('table')
      if (!table) return 'There is no table yet.'
      const rows = [...table.querySelectorAll('tr')]
      const text = (name) => rows.find((row) => row.textContent.includes(name))?.textContent ?? ''
      return ['Savitri', 'Abdul', 'Pushpa', 'Anthony', 'Lakshmi'].map((name) => `${name} ${/₹\s*[\d,.]+/.exec(text(name))?.[0].replace(/\s/g, '') ?? 'missing'}`)
    },
    expect: ['Savitri ₹244.00', 'Abdul ₹0.00', 'Pushpa ₹660.00', 'Anthony ₹0.00', 'Lakshmi ₹174.00'],
  },
  {
    name: 'heads the rows and columns of the table',
    hint: 'A heading cell is th, not td. scope says whether it heads a column or a row.',
    run: (document) => {
      const table = document.querySelector('table')
      if (!table) return 'There is no table yet.'
      return [table.querySelectorAll('th[scope="col"]').length >= 2 ? 'columns' : 'no columns', table.querySelectorAll('th[scope="row"]').length]
    },
    expect: ['columns', 5],
  },
  {
    name: 'links each name in the table to the heading of that customer',
    hint: 'A link to #abdul-rehman goes to the heading with id="abdul-rehman". Each id may occur only once.',
    run: (document) => {
      const table = document.querySelector('table')
      if (!table) return 'There is no table yet.'
      const names = ['Abdul', 'Anthony', 'Lakshmi', 'Pushpa', 'Savitri']
      const nameIn = (text) => names.find((name) => text.includes(name)) ?? text.trim()
      return [...table.querySelectorAll('a')]
        .map((link) => {
          const address = link.getAttribute('href') ?? ''
          const target = address.startsWith('#') ? document.getElementById(address.slice(1)) : null
          const isHeading = target && /^H[2-6]$/.test(target.tagName.toUpperCase())
          return isHeading ? `${nameIn(link.textContent)} leads to ${nameIn(target.textContent)}` : `${address} leads to no heading`
        })
        .sort()
    },
    expect: ['Abdul leads to Abdul', 'Anthony leads to Anthony', 'Lakshmi leads to Lakshmi', 'Pushpa leads to Pushpa', 'Savitri leads to Savitri'],
  },
  {
    name: 'has a form with a button, and a label for every field',
    hint: 'Put each field into its label, or connect them with for and id.',
    run: (document) => {
      const form = document.querySelector('form')
      if (!form) return 'There is no form yet.'
      const fields = [...form.querySelectorAll('input, select, textarea')].filter((field) => !/^(hidden|submit|button)$/.test(field.getAttribute('type') ?? ''))
      const labelled = fields.filter((field) => {
        const id = field.getAttribute('id')
        const label = field.closest('label') ?? (id ? document.querySelector(`label[for="${id}"]`) : null)
        return label !== null && label.textContent.trim() !== ''
      })
      return {
        fields: fields.length >= 4 ? 'at least 4' : fields.length,
        withoutLabel: fields.length - labelled.length,
        button: form.querySelectorAll('button, input[type="submit"]').length >= 1 ? 'yes' : 'no',
      }
    },
    expect: { fields: 'at least 4', withoutLabel: 0, button: 'yes' },
  },
]
