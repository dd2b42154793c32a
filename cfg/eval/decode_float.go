package eval

var floatFamilies = map[string]func(*decoder){}
