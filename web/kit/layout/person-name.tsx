const isLatin = (text: string) => /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u.test(text)

/**
 * A name inside a heading. The tight spacing of our headings is for Latin letters: it cuts into the line that joins
 * Devanagari, and where a long Tamil name is broken between lines Chromium then draws boxes for some of its letters.
 */
export function PersonName({ children }: { children: string }) {
  return isLatin(children) ? children : <span className="tracking-normal">{children}</span>
}
