/** Nothing that anybody sends us is nested deeper than a handful; what is nested without end is sent to break a reader. */
export const deepest = 32

const [quote, backslash] = [34, 92]
const opening = new Set(['[', '{'].map((sign) => sign.charCodeAt(0)))
const closing = new Set([']', '}'].map((sign) => sign.charCodeAt(0)))

/** Looks at the text before it is read: whoever comes to a deep value by calling itself runs out of stack. */
export function isTooDeep(json: string): boolean {
  let [depth, isInText] = [0, false]
  for (let at = 0; at < json.length; at++) {
    const sign = json.charCodeAt(at)
    if (isInText && sign === backslash) at += 1
    else if (sign === quote) isInText = !isInText
    else if (isInText) continue
    else if (opening.has(sign)) depth += 1
    else if (closing.has(sign)) depth -= 1
    if (depth > deepest) return true
  }
  return false
}
