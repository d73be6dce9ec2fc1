// A marker of any kind, a list, indented code or a link. A text without them looks the same either way.
const markup = /[`*_~[\]|<>#\\&]|^\s{0,3}(?:[-+]|\d{1,9}[.)])\s|^(?: {4}|\t)|https?:\/\/|www\.|\S@\S/m

/** Whether formatting would change the text, so that plain texts need not load the formatter. */
export const looksLikeMarkdown = (text: string): boolean => markup.test(text)
