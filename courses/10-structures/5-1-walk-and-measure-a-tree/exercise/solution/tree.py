def preorder(root):
    """All nodes with their parents, every child after its parent. Uses its
    own stack, so the depth isn't limited."""
    nodes = []
    stack = [(root, None)]
    while stack:
        node, parent = stack.pop()
        nodes.append((node, parent))
        stack.extend((child, node) for child in node['children'])
    return nodes


def measure(root):
    """Height and diameter, in one walk from the leaves to the root. O(n)."""
    heights = {}
    longest = 0
    for node, _ in reversed(preorder(root)):
        first = second = 0
        for child in node['children']:
            reach = heights[child['id']] + 1
            if reach > first:
                first, second = reach, first
            elif reach > second:
                second = reach
        heights[node['id']] = first
        longest = max(longest, first + second)
    return heights[root['id']], longest


def height(root):
    return measure(root)[0]


def diameter(root):
    return measure(root)[1]


def call_rounds(root):
    rounds = {}
    for node, _ in reversed(preorder(root)):
        slowest_first = sorted((rounds[child['id']] for child in node['children']), reverse=True)
        rounds[node['id']] = max((turn + need for turn, need in enumerate(slowest_first, 1)), default=0)
    return rounds[root['id']]


def common_ancestor(root, id_a, id_b):
    nodes = {node['id']: node for node, _ in preorder(root)}
    if id_a not in nodes or id_b not in nodes:
        return None
    parents = {node['id']: parent for node, parent in preorder(root)}
    above = set()
    node = nodes[id_a]
    while node is not None:
        above.add(node['id'])
        node = parents[node['id']]
    node = nodes[id_b]
    while node['id'] not in above:
        node = parents[node['id']]
    return node
