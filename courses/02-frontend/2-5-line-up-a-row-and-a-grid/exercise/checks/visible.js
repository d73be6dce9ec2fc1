export default [
  {
    name: 'puts the links of the navigation in a row',
    hint: 'display: flex on nav, the parent of the links, and gap: 1rem.',
    run: (document, window) => {
      const style = window.getComputedStyle(document.querySelector('nav'))
      const gap = (style.columnGap && style.columnGap !== 'normal' ? style.columnGap : style.gap).split(' ').at(-1)
      const isColumn = /column/.test(`${style.flexDirection} ${style.getPropertyValue('flex-flow')}`)
      return [isColumn ? `${style.display}, in a column` : style.display, gap === '16px' ? '1rem' : gap]
    },
    expect: ['flex', '1rem'],
  },
  {
    name: 'lets navigation and form wrap on a phone',
    hint: 'flex-wrap: wrap on both parents.',
    run: (document, window) =>
      ['nav', 'form'].map((selector) => {
        const style = window.getComputedStyle(document.querySelector(selector))
        return /\bwrap\b/.test(`${style.flexWrap} ${style.getPropertyValue('flex-flow')}`) ? `${selector} wraps` : `${selector} doesn’t wrap`
      }),
    expect: ['nav wraps', 'form wraps'],
  },
  {
    name: 'puts field and button in a row',
    hint: 'display: flex on the form, with gap: 0.5rem.',
    run: (document, window) => {
      const style = window.getComputedStyle(document.querySelector('form'))
      const gap = (style.columnGap && style.columnGap !== 'normal' ? style.columnGap : style.gap).split(' ').at(-1)
      const isColumn = /column/.test(`${style.flexDirection} ${style.getPropertyValue('flex-flow')}`)
      return [isColumn ? `${style.display}, in a column` : style.display, gap === '8px' || gap === '.5rem' ? '0.5rem' : gap]
    },
    expect: ['flex', '0.5rem'],
  },
  {
    name: 'lets the field start at 12rem and grow',
    hint: 'flex: 1 1 12rem on .field, which is the direct child of the form.',
    run: (document, window) => {
      const field = document.querySelector('.field')
      const style = window.getComputedStyle(field)
      // Two values such as “1 12rem” are right as well, but not known to getComputedStyle here.
      const css = [...document.querySelectorAll('style')].map((sheet) => sheet.textContent.replace(/\/\*[\s\S]*?\*\//g, '')).join('\n')
      const own = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, selector]) => selector.split(',').some((one) => /^[\w\s.#>*-]+$/.test(one) && field.matches(one.trim())))
      const short = own.flatMap(([, , body]) => /(?:^|;)\s*flex\s*:\s*([\d.]+)\s+([\d.]+(?:rem|px))\s*(?:;|$)/.exec(body.trim())?.slice(1, 3) ?? []).slice(-2)
      const [grow, , basis] = (style.getPropertyValue('flex') || (short.length > 0 ? `${short[0]} 1 ${short[1]}` : '')).split(' ')
      const start = style.flexBasis && style.flexBasis !== 'auto' ? style.flexBasis : (basis ?? style.flexBasis)
      return [Number(style.flexGrow || grow || 0) > 0 ? 'grows' : 'doesn’t grow', start === '192px' ? '12rem' : start]
    },
    expect: ['grows', '12rem'],
  },
]
