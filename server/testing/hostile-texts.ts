/** Each would do something if it were taken for more than text. Whatever element comes of one carries the mark. */
export const attacks = [
  '<img data-hostile src=x onerror=hacked=1>',
  '<script data-hostile>hacked=2</script>',
  '"><svg data-hostile onload=hacked=3>',
  "</textarea></title><b data-hostile onclick='hacked=4'>",
  '<iframe data-hostile src=javascript:parent.hacked=5>',
  '[press](javascript:hacked=6) javascript:hacked=7',
  '${hacked=8}{{constructor.constructor("hacked=9")()}}',
  '<style data-hostile>main{display:none}</style><!--',
]
/** Scripts of many directions, a family of one sign, marks of direction that need no ending, and a letter in a tower. */
const scripts = 'क्षितिज ज्ञानेश्वर 👩🏽‍💻🇮🇳 שלום עולם مرحبا \u200F\u200E தமிழ் Z̷̢̧̛̖̗̘̙̜̝̞̟̠̀́̂̃̄̅ '

let turn = 0
/** A text as long as the field takes: a formula to a spreadsheet, then as many attacks as fit, then one endless word. */
export function hostile(max: number): string {
  const rotated = attacks.map((_, at) => attacks[(at + turn) % attacks.length]!)
  turn += 1
  const pieces = ['=1+1 ', ...rotated.map((attack) => `${attack} `), scripts]
  const text = pieces.reduce((sofar, piece) => (sofar.length + piece.length <= max ? sofar + piece : sofar), '')
  return text + 'W'.repeat(max - text.length)
}

/** What would do something in a PDF, in the XML of a Word document, or in a calendar. */
export const documentAttacks = [
  ') Tj ET /JS (app.alert(1)) /S /JavaScript BT (',
  '>> endobj 1 0 obj << /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >> endobj',
  '\\) \\( \\051 %%EOF startxref 0',
  '</w:t></w:r><w:r><w:instrText>DDEAUTO c:\\cmd.exe</w:instrText></w:r>',
  '<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/passwd">]>&e;&amp;&#0;]]>',
  'A; CN="x":mailto:b@example.in, C\\nEND:VEVENT\\, BEGIN:VALARM',
]

/** No form takes them, but a row may hold them from before: what ends a line or a text somewhere. */
export const breaks = [
  '\r\n',
  '\n',
  '\r',
  '\u0000',
  '\u000B',
  '\u000C',
  '\u001B',
  '\u0085',
  '\u2028',
  '\u2029',
  '\uFFFE',
]
