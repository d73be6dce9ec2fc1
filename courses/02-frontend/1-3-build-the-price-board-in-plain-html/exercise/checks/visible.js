export default [
  {
    name: 'has header, nav, search, main and footer',
    hint: 'Inside of the header, nav has the links to the mandis and search has the form. There is only one main.',
    run: (document) =>
      ['header', 'nav', 'search', 'main', 'footer'].map((name) => {
        const count = [...document.querySelectorAll(name)].filter((element) => !element.parentElement.closest('section, article, table')).length
        return `${name} ${name === 'main' ? count : Math.min(count, 1)}`
      }),
    expect: ['header 1', 'nav 1', 'search 1', 'main 1', 'footer 1'],
  },
  {
    name: 'has one h1, and an h2 for each of the three mandis',
    hint: 'The h1 is the title of the page. Each mandi is a part of it.',
    run: (document) => [
      document.querySelectorAll('h1').length,
      ['Lasalgaon', 'Indore', 'Kolar'].filter((name) =>
        [...document.querySelectorAll('h2')].some((heading) => heading.textContent.includes(name)),
      ),
    ],
    expect: [1, ['Lasalgaon', 'Indore', 'Kolar']],
  },
  {
    name: 'has one table for each mandi, with name and unit in its caption',
    hint: 'caption is the first element in the table. The unit is ₹ per quintal.',
    run: (document) =>
      [...document.querySelectorAll('table')].map((table) => {
        const text = table.querySelector('caption')?.textContent ?? 'no caption'
        const name = ['Lasalgaon', 'Indore', 'Kolar'].find((one) => text.includes(one)) ?? text.trim()
        return `${name}, ${/(₹|rupees?|rs\.?|inr)\s*(per|\/|a)\s*quintal/i.test(text) ? '₹ per quintal' : 'no unit'}`
      }).sort(),
    expect: ['Indore, ₹ per quintal', 'Kolar, ₹ per quintal', 'Lasalgaon, ₹ per quintal'],
  },
  {
    name: 'heads every column and every row with scope',
    hint: 'In thead, each th has scope="col". In the body, the crop is a th with scope="row".',
    run: (document) =>
      [...document.querySelectorAll('table')]
        .map((table) => {
          const columns = table.querySelectorAll('thead th[scope="col"]').length
          return `${columns} columns, ${table.querySelectorAll('tbody th[scope="row"]').length} crops`
        })
        .sort(),
    expect: ['5 columns, 1 crops', '5 columns, 3 crops', '5 columns, 3 crops'],
  },
  {
    name: 'shows the onions of Lasalgaon: low, usual, high and change',
    hint: 'Low is 1,150, usual 1,780, high 2,240. Yesterday it was 1,725, so the price went up by 55.',
    run: (document) => {
      const table = [...document.querySelectorAll('table')].find((one) => one.textContent.includes('Lasalgaon'))
      const row = [...(table?.querySelectorAll('tbody tr') ?? [])].find((one) => one.textContent.includes('Onion'))
      if (!row) return 'There is no row for onions in a table of Lasalgaon yet.'
      const headings = [...table.querySelectorAll('thead th')].map((cell) => cell.textContent)
      const cell = (pattern, otherwise) => {
        const at = headings.findIndex((text) => pattern.test(text))
        return row.children[at < 0 ? otherwise : at]?.textContent.replace(/[₹,]/g, '').replace(/\s+/g, ' ').trim() ?? 'no cell'
      }
      const change = cell(/yesterday|change/i, 4)
      return [cell(/low|min/i, 1), cell(/usual|modal/i, 2), cell(/high|max/i, 3), /\bup\b/i.test(change) && /\b55\b/.test(change) ? 'up 55' : change]
    },
    expect: ['1150', '1780', '2240', 'up 55'],
  },
  {
    name: 'has a search form that works without a script',
    hint: 'The form needs a field with a name, and a button. Without method, a form uses get.',
    run: (document) => {
      const form = document.querySelector('search form')
      if (!form) return 'There is no form in a search element yet.'
      const field = form.querySelector('input[name]')
      if (!field) return 'The form has no field with a name yet.'
      return {
        method: (form.getAttribute('method') ?? 'get').toLowerCase(),
        field: field.getAttribute('name') === '' ? 'no name' : 'has a name',
        required: field.hasAttribute('required'),
        button: form.querySelectorAll('button:not([type="button"]), input[type="submit"]').length,
      }
    },
    expect: { method: 'get', field: 'has a name', required: true, button: 1 },
  },
]
