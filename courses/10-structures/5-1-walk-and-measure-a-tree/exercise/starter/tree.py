# A node is a dict with the keys 'id', 'name' and 'children'.
# To use the 200 members, remove the "# " from the next line and from the last
# two.
# from members import members


def height(root):
    """The number of steps from the root down to its deepest leaf."""


def diameter(root):
    """The longest path between any two nodes, counted in steps."""


def call_rounds(root):
    """The smallest number of rounds until all know, if everyone who knows
    calls one of their children in each round."""


def common_ancestor(root, id_a, id_b):
    """The deepest node that has both members in its subtree, or None if one
    of the ids doesn't exist."""


def leaf(member):
    return {'id': member, 'name': member, 'children': []}


print(height({'id': 'chair', 'name': 'Chair', 'children': [leaf('asha'), leaf('babu')]}))
# print(height(members), diameter(members), call_rounds(members))
# print(common_ancestor(members, 'M150', 'M190'))
