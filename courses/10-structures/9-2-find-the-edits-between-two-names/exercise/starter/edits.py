from letters import letters


def edit_distance(source, target):
    """The smallest number of edits from one text to the other, with the memory of
    one or two rows."""


def find_edits(source, target):
    """The edits themselves: dicts with "kind" ("keep", "replace", "delete" or
    "insert"), "from" and "to". A delete has no "to", an insert no "from"."""
    # Fill the whole table, then walk back from its last cell.


print(letters("नदी"))
print(edit_distance("kitten", "sitting"))
print(find_edits("pune", "puri"))
