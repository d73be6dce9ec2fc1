# To use both houses, remove the "# " from the next line and from the last two.
# from house import house, house_with_cycle


def order_tasks(tasks):
    """Puts tasks {'name', 'after'} in an order in which each task comes after
    all tasks in its 'after' list.

    Returns {'order': names}, or {'cycle': names} if there is no such order:
    in a cycle, each task needs the next one."""
    # Count for each task how many tasks it still waits for. Which tasks are
    # free?


print(order_tasks([{'name': 'roof', 'after': ['walls']}, {'name': 'walls', 'after': []}]))
# print(order_tasks(house))
# print(order_tasks(house_with_cycle))
