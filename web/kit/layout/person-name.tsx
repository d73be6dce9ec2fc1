const isLatin = (text: string) => /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u.test(text)

/** A name in a heading. The tight letter spacing of headings breaks Devanagari and Tamil. */
export function PersonName({ children }: { children: string }) {
  return isLatin(children) ? children : <span className="tracking-normal">{children}</span>
}
