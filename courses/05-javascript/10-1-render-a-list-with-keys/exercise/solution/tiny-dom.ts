// The checks run without a page. This is a very small document for them; your code can't tell the difference.
// Leave this file as it is.

class TinyNode extends EventTarget {
  parentNode: TinyElement | null = null
  childNodes: TinyNode[] = []

  get firstChild(): TinyNode | null {
    return this.childNodes[0] ?? null
  }

  get lastChild(): TinyNode | null {
    return this.childNodes.at(-1) ?? null
  }

  get nextSibling(): TinyNode | null {
    const siblings = this.parentNode?.childNodes ?? []
    return siblings[siblings.indexOf(this) + 1] ?? null
  }

  get previousSibling(): TinyNode | null {
    const siblings = this.parentNode?.childNodes ?? []
    return siblings[siblings.indexOf(this) - 1] ?? null
  }

  get textContent(): string {
    return this.childNodes.map((child) => child.textContent).join('')
  }

  remove(): void {
    this.parentNode?.removeChild(this)
  }
}

class TinyText extends TinyNode {
  data: string

  constructor(data: string) {
    super()
    this.data = data
  }

  override get textContent(): string {
    return this.data
  }

  override set textContent(text: string) {
    this.data = text
  }

  get nodeValue(): string {
    return this.data
  }

  set nodeValue(text: string) {
    this.data = text
  }

  get outerHTML(): string {
    return this.data.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  }
}

class TinyElement extends TinyNode {
  readonly localName: string
  #attributes = new Map<string, string>()

  constructor(localName: string) {
    super()
    this.localName = localName
  }

  get tagName(): string {
    return this.localName.toUpperCase()
  }

  get children(): TinyElement[] {
    return this.childNodes.filter((child) => child instanceof TinyElement)
  }

  override get textContent(): string {
    return super.textContent
  }

  override set textContent(text: string) {
    this.replaceChildren(text)
  }

  append(...nodes: (TinyNode | string)[]): void {
    for (const node of nodes) this.insertBefore(typeof node === 'string' ? new TinyText(node) : node, null)
  }

  appendChild(node: TinyNode): TinyNode {
    return this.insertBefore(node, null)
  }

  replaceChildren(...nodes: (TinyNode | string)[]): void {
    for (const child of [...this.childNodes]) this.removeChild(child)
    this.append(...nodes)
  }

  insertBefore(node: TinyNode, place: TinyNode | null): TinyNode {
    if (node === place) return node
    node.parentNode?.removeChild(node)
    const index = place === null ? this.childNodes.length : this.childNodes.indexOf(place)
    if (index < 0) throw new Error('The node before which to insert is not a child of this element')
    this.childNodes.splice(index, 0, node)
    node.parentNode = this
    return node
  }

  removeChild(node: TinyNode): TinyNode {
    const index = this.childNodes.indexOf(node)
    if (index < 0) throw new Error('The node to be removed is not a child of this element')
    this.childNodes.splice(index, 1)
    node.parentNode = null
    return node
  }

  setAttribute(name: string, value: unknown): void {
    this.#attributes.set(name, String(value))
  }

  getAttribute(name: string): string | null {
    return this.#attributes.get(name) ?? null
  }

  hasAttribute(name: string): boolean {
    return this.#attributes.has(name)
  }

  removeAttribute(name: string): void {
    this.#attributes.delete(name)
  }

  toggleAttribute(name: string, isOn = !this.hasAttribute(name)): boolean {
    if (isOn) this.setAttribute(name, '')
    else this.removeAttribute(name)
    return isOn
  }

  click(): void {
    this.dispatchEvent(new Event('click'))
  }

  get innerHTML(): string {
    return this.childNodes.map((child) => (child as TinyElement).outerHTML).join('')
  }

  set innerHTML(_: string) {
    throw new Error('Use text nodes instead of innerHTML: text must never be interpreted as HTML')
  }

  get outerHTML(): string {
    const attributes = [...this.#attributes].map(([name, value]) => ` ${name}="${value}"`).join('')
    return `<${this.localName}${attributes}>${this.innerHTML}</${this.localName}>`
  }
}

if (!('document' in globalThis)) {
  const document = {
    createElement: (name: string) => new TinyElement(name),
    createTextNode: (text: unknown) => new TinyText(String(text)),
    querySelector: () => null,
  }
  Object.assign(globalThis, {
    document,
    Node: TinyNode,
    Text: TinyText,
    Element: TinyElement,
    HTMLElement: TinyElement,
  })
}

export {}
