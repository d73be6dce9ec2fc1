export default [
  {
    name: 'shows all twelve entries below the headings of their customers',
    hint: 'Each customer’s heading is followed by a table or a list with this customer’s entries only, each with its amount.',
    run: (document) => {
      const entries = {
        Savitri: [['atta', '312'], ['cash', '200'], ['soap', '132']],
        Abdul: [['mustard', '189.50'], ['tea', '96'], ['609588120034', '285.50']],
        Pushpa: [['rice', '1042'], ['609312847755', '500'], ['detergent', '118']],
        Anthony: [['biscuits', '40'], ['cash', '40']],
        Lakshmi: [['jaggery', '174']],
      }
      // All headings and texts in the order of the page, whatever they are nested in.
      const parts = []
      const walk = (node) => {
        for (const child of node.childNodes) {
          if (/^H[1-6]$/i.test(child.nodeName)) parts.push({ level: Number(child.nodeName[1]), text: child.textContent })
          else if (child.nodeType === 3) parts.push({ level: 7, text: child.textContent })
          else if (child.nodeType === 1 && !/^(script|style|form|caption)$/i.test(child.nodeName)) walk(child)
        }
      }
      walk(document.body)
      const below = (name) => {
        const at = parts.findIndex(({ level, text }) => level > 1 && level < 7 && text.includes(name))
        if (at < 0) return null
        const rest = parts.slice(at + 1)
        const end = rest.findIndex(({ level }) => level <= parts[at].level)
        return (end < 0 ? rest : rest.slice(0, end)).map(({ text }) => text).join(' ').toLowerCase().replace(/(\d),(?=\d)/g, '$1')
      }
      const has = (text, [word, amount], times) => {
        const [rupees, paise = '00'] = amount.split('.')
        const exact = new RegExp(`(?<![\\d.])${rupees}(?:\\.${paise})?(?![\\d.]*\\d)`, 'g')
        return text.includes(word) && (text.match(exact) ?? []).length >= times
      }
      return Object.fromEntries(
        Object.entries(entries).map(([name, own]) => {
          const text = below(name)
          if (text === null) return [name, 'no heading']
          const foreign = Object.entries(entries).flatMap(([other, list]) => (other === name ? [] : list.filter(([word]) => word !== 'cash' && text.includes(word))))
          return [name, foreign.length > 0 ? `also has ${foreign[0][0]}` : own.filter((entry) => has(text, entry, own.filter(([, amount]) => amount === entry[1]).length)).map((entry) => entry.join(' '))]
        }),
      )
    },
    expect: {
      Savitri: ['atta 312', 'cash 200', 'soap 132'],
      Abdul: ['mustard 189.50', 'tea 96', '609588120034 285.50'],
      Pushpa: ['rice 1042', '609312847755 500', 'detergent 118'],
      Anthony: ['biscuits 40', 'cash 40'],
      Lakshmi: ['jaggery 174'],
    },
  },
  {
    name: 'asks for customer, what, rupees, and took or paid',
    hint: 'One field for each, and its label says what it is for. Took or paid is one choice: two radio buttons with the same name, or a select.',
    run: (document) => {
      const form = document.querySelector('form')
      if (!form) return 'There is no form yet.'
      const labelOf = (field) => {
        const id = field.getAttribute('id')
        const label = field.closest('label') ?? (id ? document.querySelector(`label[for="${id}"]`) : null)
        return (label?.textContent ?? '').toLowerCase()
      }
      const all = [...form.querySelectorAll('input, select, textarea')].filter((field) => !/^(hidden|submit|button|reset)$/.test(field.getAttribute('type') ?? ''))
      const [took, paid] = [/took|take|credit|bought/, /paid|pay|settle/]
      const choices = [
        ...[...form.querySelectorAll('select')].map((select) => [...select.querySelectorAll('option')].map((option) => option.textContent.toLowerCase())),
        ...[...new Set(all.filter((field) => field.getAttribute('type') === 'radio').map((field) => field.getAttribute('name')))].map((name) => all.filter((field) => field.getAttribute('type') === 'radio' && field.getAttribute('name') === name).map(labelOf)),
      ]
      const isOneChoice = choices.some((texts) => texts.some((text) => took.test(text)) && texts.some((text) => paid.test(text)))
      // Three fields of their own, in any order.
      const boxes = all.filter((field) => !/^(radio|checkbox)$/.test(field.getAttribute('type') ?? ''))
      const fitting = (pattern) => boxes.filter((field) => pattern.test(labelOf(field)))
      const asked = { customer: fitting(/customer|name|who/), what: fitting(/what|item|goods|thing|note/), rupees: fitting(/rupee|amount|₹|price/) }
      const areThree = asked.customer.some((one) => asked.what.some((two) => one !== two && asked.rupees.some((three) => three !== one && three !== two)))
      return {
        missing: Object.keys(asked).filter((name) => asked[name].length === 0),
        fields: areThree ? 'one for each' : 'not one for each',
        tookOrPaid: isOneChoice ? 'one choice' : 'not one choice',
      }
    },
    expect: { missing: [], fields: 'one for each', tookOrPaid: 'one choice' },
  },
  {
    name: 'can be used with the keyboard only',
    hint: 'Links need href, buttons are button elements. A tabindex above 0 changes the order and confuses everybody.',
    run: (document) => ({
      linksWithoutAddress: [...document.querySelectorAll('a')].filter((link) => !link.hasAttribute('href')).length,
      clickableBoxes: document.querySelectorAll('div[onclick], span[onclick], td[onclick]').length,
      tabindex: [...document.querySelectorAll('[tabindex]')].filter((element) => Number(element.getAttribute('tabindex')) > 0).length,
    }),
    expect: { linksWithoutAddress: 0, clickableBoxes: 0, tabindex: 0 },
  },
  {
    name: 'gives every field a name and each id only once',
    hint: 'The server gets the fields by their name. A link jumps to the first element with an id.',
    run: (document) => {
      const ids = [...document.querySelectorAll('[id]')].map((element) => element.getAttribute('id'))
      return {
        withoutName: [...document.querySelectorAll('form input, form select, form textarea')].filter((field) => !/^(submit|button)$/.test(field.getAttribute('type') ?? '') && (field.getAttribute('name') ?? '') === '').length,
        repeatedIds: ids.filter((id, i) => ids.indexOf(id) < i),
      }
    },
    expect: { withoutName: 0, repeatedIds: [] },
  },
]
