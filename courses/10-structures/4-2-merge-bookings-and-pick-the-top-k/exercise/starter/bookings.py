# To use the 400 bookings of the month, remove the "# " from the next line and
# from the last one.
# from month import bookings


def merge_bookings(bookings):
    """The blocks {'from', 'to'} of time in which anybody is in the building,
    in order."""
    # Sort a copy by start. Then compare each booking with the last block.


print(merge_bookings([{'from': 540, 'to': 660}, {'from': 600, 'to': 630}]))
# print(len(merge_bookings(bookings)))
