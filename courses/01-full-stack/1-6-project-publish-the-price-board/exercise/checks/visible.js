export default [
  {
    name: 'has the whole frame, one h1, and skips no level',
    hint: 'lang, charset, viewport and title. After h1 comes h2.',
    run: (document) => {
      const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => Number(tagName[1]))
      return {
        frame: [
          (document.documentElement.getAttribute('lang') ?? '') !== '' ? 'lang' : 'no lang',
          document.querySelector('meta[charset]') ? 'charset' : 'no charset',
          /width\s*=\s*device-width/.test(document.querySelector('meta[name="viewport"]')?.getAttribute('content') ?? '') ? 'viewport' : 'no viewport',
          (document.querySelector('title')?.textContent ?? '').trim() !== '' ? 'title' : 'no title',
        ],
        h1: levels.filter((level) => level === 1).length,
        skipped: levels.filter((level, i) => i > 0 && level > levels[i - 1] + 1).length,
      }
    },
    expect: { frame: ['lang', 'charset', 'viewport', 'title'], h1: 1, skipped: 0 },
  },
  {
    name: 'lists at least four items with unit and price',
    hint: 'Each row has three cells: the item as th, the unit and the price as td. Prices look like ₹28.00.',
    run: (document) => {
      const rows = [...document.querySelectorAll('table tr')].filter((row) => row.querySelector('th[scope="row"]'))
      const wrong = rows.filter((row) => {
        const [item, unit, price] = [...row.children].map(({ textContent }) => textContent.trim())
        return row.children.length !== 3 || item === '' || unit === '' || !/^₹\s?[\d,]+\.\d\d$/.test(price ?? '')
      })
      return { rows: rows.length >= 4 ? 'four or more' : rows.length, wrong: wrong.map((row) => row.textContent.replace(/\s+/g, ' ').trim()) }
    },
    expect: { rows: 'four or more', wrong: [] },
  },
  {
    name: 'names the columns and the table',
    hint: 'A caption with words as the first element of the table, and three th with scope="col".',
    run: (document) => [document.querySelectorAll('table th[scope="col"]').length, (document.querySelector('table > caption')?.textContent ?? '').trim() === '' ? 'no caption' : 'caption'],
    expect: [3, 'caption'],
  },
  {
    name: 'asks for name, phone and order, each with a label and required',
    hint: 'Put each field into its label. phone has type="tel".',
    run: (document) =>
      ['name', 'phone', 'order'].map((name) => {
        const field = document.querySelector(`form [name="${name}"]`)
        if (!field) return `${name} is missing`
        const label = field.closest('label') ?? (field.id ? document.querySelector(`label[for="${field.id}"]`) : null)
        return [name, label && label.textContent.trim() !== '' ? 'label' : 'no label', field.hasAttribute('required') ? 'required' : 'optional', ...(name === 'phone' ? [field.getAttribute('type') ?? 'text'] : [])].join(' ')
      }),
    expect: ['name label required', 'phone label required tel', 'order label required'],
  },
]
