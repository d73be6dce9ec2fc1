variable "number" {
  description = "Number of the pull request."
  type        = number
  validation {
    condition     = var.number > 0 && floor(var.number) == var.number
    error_message = "The number of a pull request is a whole number from 1."
  }
}

variable "image" {
  description = "Image with a tag or digest."
  type        = string
  validation {
    condition     = can(regex("[:@][^/]+$", var.image)) && !endswith(var.image, ":latest")
    error_message = "Name a version: latest changes under your feet."
  }
}

variable "owner" {
  description = "GitHub name of the person to ask."
  type        = string
  validation {
    condition     = can(regex("^[A-Za-z0-9-]{1,39}$", var.owner))
    error_message = "The owner is a GitHub name: letters, digits and -, at most 39 characters."
  }
}
