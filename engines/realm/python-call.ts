/** `callProgram` for Python. It runs in a namespace of its own, which the names of learners' programs can't change. */
export const pythonCall = `
import binascii as _binascii, inspect as _inspect

class _Node:
    def __init__(self, value):
        self.value = value

class _Calls:
    most = 1_000_000

    def run(self, module, text):
        given = json.loads(text)
        value = self.result(module, given)
        return self.digest(value) if given['isDigest'] else value

    def result(self, module, given):
        name, args, result = given['name'], given['args'], given['result']
        if given['hasNodes']:
            args = self.linked(args)
        if name not in vars(module):
            raise NameError("name '" + name + "' is not defined")
        target = vars(module)[name]
        if given['calls'] is not None:
            calls = self.linked(given['calls']) if given['hasNodes'] else given['calls']
            return self.methods(target(*args), calls)
        returned = target(*args)
        if _inspect.isgenerator(returned):
            returned = list(returned)
        if result == 'argument':
            return args[0] if args else None
        if result == 'both':
            return {'returned': returned, 'argument': args[0] if args else None}
        return self.read(returned, result)

    def methods(self, thing, calls):
        results = []
        for name, *values in calls:
            member = getattr(thing, name)
            results.append(member(*values) if callable(member) else member)
        return results

    def linked(self, value):
        if isinstance(value, list):
            return [self.linked(one) for one in value]
        if not isinstance(value, dict) or '#' not in value:
            return value
        return self.list_of(value['values'], value['loop']) if value['#'] == 'list' else self.tree_of(value['values'])

    def list_of(self, values, loop):
        nodes = [_Node(value) for value in values]
        for index, node in enumerate(nodes):
            node.next = nodes[index + 1] if index + 1 < len(nodes) else None
        if loop >= 0:
            nodes[-1].next = nodes[loop]
        return nodes[0] if nodes else None

    def tree_of(self, values):
        nodes = [None if value is None else _Node(value) for value in values]
        place = 1
        for node in nodes:
            if node is None:
                continue
            node.left = nodes[place] if place < len(nodes) else None
            node.right = nodes[place + 1] if place + 1 < len(nodes) else None
            place += 2
        return nodes[0] if nodes else None

    def read(self, value, result):
        if result == 'list':
            return self.list_values(value)
        if result == 'tree':
            return self.tree_values(value)
        if result == 'value':
            return None if value is None else value.value
        return value

    def list_values(self, node):
        values = []
        while node is not None:
            values.append(node.value)
            if len(values) > self.most:
                raise ValueError('The list never ends: a node leads back to an earlier one.')
            node = node.next
        return values

    def tree_values(self, root):
        values, queue = [], [root]
        for node in queue:
            values.append(None if node is None else node.value)
            if node is not None:
                queue += [node.left, node.right]
            if len(queue) > self.most:
                raise ValueError('The tree never ends: a node leads back to an earlier one.')
        while values and values[-1] is None:
            values.pop()
        return values

    def digest(self, value):
        if not isinstance(value, (list, tuple)):
            return value
        values = list(value)
        text = json.dumps(values, separators=(',', ':'), ensure_ascii=False)
        crc = _binascii.crc32(text.encode('utf-8'))
        return {'length': len(values), 'first': values[:3], 'last': values[-3:], 'crc': crc}

_calls = _Calls()
`
