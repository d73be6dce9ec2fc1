export default [
  {
    name: 'begins with a skip link that leads to the main part',
    hint: 'The first link of the body has href="#main", and main has id="main". Move it out of sight as in the lesson: with display: none or hidden, Tab never reaches it.',
    run: (document, window) => {
      const first = document.querySelector('body a[href], body button, body input')
      const { display, visibility } = first ? window.getComputedStyle(first) : {}
      if (display === 'none' || visibility === 'hidden' || first?.hasAttribute('hidden') || first?.getAttribute('tabindex') === '-1') return 'the first link can’t be reached with Tab'
      const address = first?.getAttribute('href') ?? ''
      const target = address.length > 1 && address.startsWith('#') ? document.getElementById(address.slice(1)) : null
      return target?.tagName.toLowerCase() ?? `the first stop of Tab is ${first?.textContent.trim() || first?.tagName.toLowerCase()}`
    },
    expect: 'main',
  },
  {
    name: 'lets the main part take the focus, without a stop for Tab',
    hint: 'tabindex="-1" on main. Then the focus goes there when the skip link jumps.',
    run: (document) => document.querySelector('main')?.getAttribute('tabindex') ?? 'no tabindex',
    expect: '-1',
  },
  {
    name: 'can be searched with the keyboard',
    hint: 'A span gets no focus and no key. Use a button that submits the form. A listener hears the word that is written on it: Search.',
    run: (document) =>
      [...document.querySelectorAll('form button:not([type="button"]), form input[type="submit"]')].map((button) => (button.getAttribute('aria-label') || button.textContent || button.getAttribute('value') || '').trim()),
    expect: ['Search'],
  },
  {
    name: 'keeps the order of reading',
    hint: 'No tabindex above 0. The order in the file is the order of Tab.',
    run: (document) => [...document.querySelectorAll('[tabindex]')].map((element) => Number(element.getAttribute('tabindex'))).filter((number) => number > 0),
    expect: [],
  },
  {
    name: 'never removes the focus ring',
    hint: 'Delete the line with outline: none, or write a style for :focus-visible in its place.',
    run: (document) => {
      const css = [...document.querySelectorAll('style')].map((style) => style.textContent).join('\n').replace(/\/\*[\s\S]*?\*\//g, '')
      const removing = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, , body]) => /outline(-style|-width|-color)?\s*:\s*([^;]*\b(none|transparent)\b|0(?![\d.]))/.test(body))
      return removing.map(([, selector]) => selector.trim()).filter((selector) => !/:not\(:focus-visible\)/.test(selector))
    },
    expect: [],
  },
]
