/** Nothing that anybody sends us is nested deeper than a handful; what is nested without end is sent to break a reader. */
export const deepest = 32

// As numbers: every sign of every body is looked at.
const [quote, backslash, openList, closeList, openObject, closeObject] = [34, 92, 91, 93, 123, 125] as const

/** Looks at the text before it is read: whoever comes to a deep value by calling itself runs out of stack. */
export function isTooDeep(json: string): boolean {
  let [depth, isInText] = [0, false]
  for (let at = 0; at < json.length; at++) {
    const sign = json.charCodeAt(at)
    if (isInText) {
      if (sign === backslash) at += 1
      else if (sign === quote) isInText = false
    } else if (sign === quote) isInText = true
    else if (sign === openList || sign === openObject) depth += 1
    else if (sign === closeList || sign === closeObject) depth -= 1
    if (depth > deepest) return true
  }
  return false
}
