from heap import Heap


class ClinicQueue:
    """Emergencies first; for all others, waiting for 30 minutes counts as one
    level."""

    @property
    def size(self):
        """The number of people who are waiting."""
        return 0

    def arrive(self, name, level, minute):
        """Adds a patient and returns a token number. Levels are 0 (emergency)
        to 3."""
        # Which key never has to be changed while the patient waits?

    def cancel(self, token):
        """Returns whether somebody was waiting with this token."""

    def next(self):
        """Returns the name of the next patient, or None."""
        return None


queue = ClinicQueue()
queue.arrive('Ravi (cough)', 3, 0)
queue.arrive('Asha (fever)', 1, 20)
print(queue.next(), queue.size)
