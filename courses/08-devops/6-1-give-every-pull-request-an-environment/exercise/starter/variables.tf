variable "number" {}

variable "image" {}

variable "owner" {}
