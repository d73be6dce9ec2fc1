variable "name" {
  type        = string
  description = "Prefix of all names, for example hospital-production."
}

variable "cidr" {
  type        = string
  description = "Block of the network. Must not overlap with other environments."
}

variable "zones" {
  type        = list(string)
  description = "Availability zones, at least two."
  validation {
    condition     = length(var.zones) >= 2
    error_message = "Use at least two zones: one can fail."
  }
}

variable "with_nat" {
  type        = bool
  default     = true
  description = "A NAT gateway lets private machines fetch updates. It is billed per hour."
}
