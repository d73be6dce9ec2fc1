/** Each is harmful if it is interpreted as more than text. Elements made from one have the mark. */
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
/** Scripts of both directions, a combined emoji, unterminated direction marks, and stacked diacritics. */
const scripts = 'क्षितिज ज्ञानेश्वर 👩🏽‍💻🇮🇳 שלום עולם مرحبا \u200F\u200E தமிழ் Z̷̢̧̛̖̗̘̙̜̝̞̟̠̀́̂̃̄̅ '

let turn = 0
/** A text of the field's maximum length: a formula, as many attacks as fit, and an endless word. */
export function hostile(max: number): string {
  const rotated = attacks.map((_, at) => attacks[(at + turn) % attacks.length]!)
  turn += 1
  const pieces = ['=1+1 ', ...rotated.map((attack) => `${attack} `), scripts]
  const text = pieces.reduce((sofar, piece) => (sofar.length + piece.length <= max ? sofar + piece : sofar), '')
  return text + 'W'.repeat(max - text.length)
}

/** Attacks on PDF, on the XML of a Word document, and on a calendar. */
export const documentAttacks = [
  ') Tj ET /JS (app.alert(1)) /S /JavaScript BT (',
  '>> endobj 1 0 obj << /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >> endobj',
  '\\) \\( \\051 %%EOF startxref 0',
  '</w:t></w:r><w:r><w:instrText>DDEAUTO c:\\cmd.exe</w:instrText></w:r>',
  '<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/passwd">]>&e;&amp;&#0;]]>',
  'A; CN="x":mailto:b@example.in, C\\nEND:VEVENT\\, BEGIN:VALARM',
]

/** Characters that end a line or a text somewhere. No form accepts them, but an old row may contain them. */
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
