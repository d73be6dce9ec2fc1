export default [
  {
    name: 'shows the button in six states, also disabled and busy',
    hint: 'Six real button elements. One is disabled, one has aria-busy="true".',
    run: (document) => {
      const buttons = [...document.querySelectorAll('button')]
      const count = (isOne) => Math.min(buttons.filter(isOne).length, 1)
      return {
        buttons: Math.min(buttons.length, 6),
        disabled: count((button) => button.hasAttribute('disabled')),
        busy: count((button) => button.getAttribute('aria-busy') === 'true'),
      }
    },
    expect: { buttons: 6, disabled: 1, busy: 1 },
  },
  {
    name: 'shows hover, focus and active by a class that shares the rule',
    hint: '.button:hover, .button.is-hover { … }: one rule, two selectors. The class is on a button of the guide.',
    run: (document) => {
      const css = ([...document.querySelectorAll('link[rel~="stylesheet"]')].find((one) => /guide\.css$/.test(one.getAttribute('href') ?? ''))?.nextElementSibling?.textContent ?? '').replace(/\/\*[\s\S]*?\*\//g, '')
      const rules = [...css.matchAll(/([^{}]+)\{[^{}]*\}/g)].map(([, names]) => names.split(';').at(-1).split(/,(?![^()]*\))/).map((name) => name.trim().replace(/^&\s*/, '')))
      const isOnButton = (name) => {
        try {
          return [...document.querySelectorAll(name)].some((element) => element.tagName === 'BUTTON')
        } catch {
          return false
        }
      }
      const isShared = (state) =>
        rules.some((names) => {
          const others = names.filter((name) => !/:(?!is\(|where\()/.test(name))
          return names.some((name) => state.test(name)) && others.some(isOnButton)
        })
      return ['hover', 'focus', 'active'].filter((state) => isShared(new RegExp(`:${state}`)))
    },
    expect: ['hover', 'focus', 'active'],
  },
  {
    name: 'shows the field in five states, each with a label',
    hint: 'Empty, filled, focus, error and disabled. Each field has its own id and label.',
    run: (document) => {
      const fields = [...document.querySelectorAll('input')]
      const has = (isOne) => (fields.some(isOne) ? 'shown' : 'missing')
      return {
        fields: Math.min(fields.length, 5),
        empty: has((field) => (field.getAttribute('value') ?? '') === '' && !field.hasAttribute('disabled')),
        filled: has((field) => (field.getAttribute('value') ?? '') !== ''),
        error: has((field) => field.getAttribute('aria-invalid') === 'true'),
        disabled: has((field) => field.hasAttribute('disabled')),
        unlabelled: fields.filter((field) => !field.closest('label') && ![...document.querySelectorAll('label')].some((label) => field.id && label.getAttribute('for') === field.id)).length,
      }
    },
    expect: { fields: 5, empty: 'shown', filled: 'shown', error: 'shown', disabled: 'shown', unlabelled: 0 },
  },
  {
    name: 'connects each error with its field and says what to do',
    hint: 'aria-describedby has the id of the message. The message is a sentence such as “Enter a price in whole rupees”.',
    run: (document) => {
      const messages = [...document.querySelectorAll('[aria-invalid="true"]')].map((field) => {
        const ids = (field.getAttribute('aria-describedby') ?? '').split(/\s+/).filter((id) => id !== '')
        const text = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ').trim()
        return text.split(/\s+/).length >= 4 ? 'says what to do' : `message: ${text || 'none'}`
      })
      return [...new Set(messages)]
    },
    expect: ['says what to do'],
  },
  {
    name: 'shows the price row in four states, in words',
    hint: 'up, down, same, and “no price today”. A sign with aria-hidden doesn’t count as a word.',
    run: (document) => {
      const rows = [...document.querySelectorAll('table tbody tr')].map((row) => {
        const copy = row.cloneNode(true)
        for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove()
        return [...copy.querySelectorAll('td')].at(-1)?.textContent ?? ''
      })
      return ['up', 'down', 'same', 'no price'].filter((word) => rows.some((text) => new RegExp(`\\b${word}\\b`, 'i').test(text)))
    },
    expect: ['up', 'down', 'same', 'no price'],
  },
]
