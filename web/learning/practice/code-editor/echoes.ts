/**
 * Recognises a text that comes back to the editor after it was typed there. When somebody types faster than the page
 * renders, an older text arrives: put into the editor, it would undo the newest letters and move the cursor.
 */
export function createEchoes() {
  let reported: string[] = []
  return {
    report: (text: string) => {
      reported.push(text)
    },
    isEcho: (text: string): boolean => {
      const at = reported.indexOf(text)
      reported = at < 0 ? [] : reported.slice(at + 1)
      return at >= 0
    },
  }
}
